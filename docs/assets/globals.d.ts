// What the site's scripts leave on `window`; for the type check only.
interface Window {
  /** Addresses below the site's root that a query finds, best first. */
  guideSearch?: (query: string) => Promise<string[]>;
}
