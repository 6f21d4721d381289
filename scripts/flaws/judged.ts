/** A flaw of a library that is known, and what was found out about it. */
export interface Judged {
  /** Of GitHub's list of advisories: `GHSA-…`. */
  id: string;
  /** YYYY-MM-DD, when it was published. */
  published: string;
  /** Why the product is not concerned; left out for one that is to be mended within its days. */
  why?: string;
}

/** What is known of the libraries as they are locked. One that is mended is taken out again. */
export const judged: readonly Judged[] = [];

/** YYYY-MM-DD, when all libraries were last brought up to date. */
export const broughtUpToDate = '2026-11-21';
