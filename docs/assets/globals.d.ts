// What the site's scripts leave on `window`; for the type check only.
interface Window {
  /** The best section of each page that a query finds, best first. */
  guideSections?: (query: string) => Promise<{ location: string; title: string; page: string }[]>;
  /** Addresses below the site's root that a query finds, best first. */
  guideSearch?: (query: string) => Promise<string[]>;
  /** The same behind the entries of the error index that a pasted message finds, as the search shows them. */
  guideAnswers?: (query: string) => Promise<string[]>;
  /** Entries of the error index whose message a text holds, the surest first. */
  guideErrors?: (text: string) => Promise<{ address: string; title: string; wording: string }[]>;
  /** Opens the search with a text. */
  guideOpenSearch?: (text: string) => void;
  /** What search.js gives to the dialog once it is fetched. */
  guideEngine?: {
    load: () => Promise<void>;
    answer: (query: string) => Promise<{ items: HTMLElement[]; count: number; meant: string[] }>;
    answers: (query: string) => Promise<string[]>;
    sections: (query: string) => Promise<{ location: string; title: string; page: string }[]>;
    errors: (text: string) => Promise<{ address: string; title: string; wording: string }[]>;
  };
  /** The look-ups of one call that the explorer offers, each with the key that wins and the set that its kernel gets. */
  guideLookups?: (choice: { operator: string; tensors: string[]; switches: string[]; region: string }) => { key: string; given: bigint; next: string }[];
}
/** The explorer's rules of sizes and strides: what an operation makes of a layout, and what is told of one. */
declare var guideStrides: {
  apply: (from: { sizes: number[]; strides: number[]; offset: number }, operation: string, numbers: number[]) => { kind: string; layout: { sizes: number[]; strides: number[]; offset: number }; message: string };
  contiguous: (layout: { sizes: number[]; strides: number[]; offset: number }) => boolean;
  overlap: (layout: { sizes: number[]; strides: number[]; offset: number }) => string;
};
