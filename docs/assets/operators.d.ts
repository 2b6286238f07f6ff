// The rows that `guide/operators/model.py` defines, as `operators-data.js` unpacks them; for the type check only.
type Meaning = { word: string; says: string };
type Evidence = { name: string; grade: string; says: string };
type PythonFunction = { name: string; file: string; line: number };
type Stub = { name: string; kernel: string; file: string; evidence: Evidence; sets: string[] };
type AtlasFunction = { name: string; file: string; evidence: Evidence; line: number; stubs: Stub[]; calls: string[] };
type Kernel = { key: string; function: AtlasFunction; tie: Meaning };
type Registration = {
  key: string;
  alias: number;
  overridden: number;
  fallthrough: number;
  file: string;
  line: number;
  function: AtlasFunction | null;
};
type Held = Registration & { function: AtlasFunction };
type Operator = {
  name: string;
  schema: string;
  kind: Meaning;
  status: Meaning;
  tags: string[];
  computed: { entries: { key: string; holds: string }[] };
  registrations: Registration[];
  kernels: Kernel[];
  declaration: { line: number; structured: number; generated: number; delegate: string | null } | null;
  runs: string[];
  chains: { steps: PythonFunction[]; ways: Meaning[] }[];
  derivative: { line: number; formulas: { of: string; text: string }[] } | null;
  decomposition: PythonFunction | null;
  meta: PythonFunction | null;
  lowering: PythonFunction | null;
  core: number;
};
type Column = {
  of?: string;
  values?: (string | number | null)[];
  steps?: (number | null)[];
  lists?: number[][];
  counts?: number[];
  one?: number;
};
type Table = string[] | Record<string, Column>;

interface Window {
  /** What `docs/operators/data.js` holds: the atlas as `guide/operators/pack.py` wrote it. */
  __operators?: {
    commit: string;
    main: string[];
    generated: string[];
    arguments: Record<string, string>;
    registered: Meaning;
    tables: Record<string, Table>;
  };
}
