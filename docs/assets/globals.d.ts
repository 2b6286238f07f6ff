// What the site's scripts leave on `window`; for the type check only.
interface Window {
  /** Addresses below the site's root that a query finds, best first. */
  guideSearch?: (query: string) => Promise<string[]>;
  /** Entries of the error index whose message a text holds, the surest first. */
  guideErrors?: (text: string) => Promise<{ address: string; title: string }[]>;
  /** The look-ups of one call that the explorer offers, each with the key that wins and the set that its kernel gets. */
  guideLookups?: (choice: { operator: string; tensors: string[]; switches: string[]; region: string }) => { key: string; given: bigint; next: string }[];
}
