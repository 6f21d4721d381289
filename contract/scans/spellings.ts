/** Other spellings of one mailbox that one scan can ask about: those offered, and one that the person adds. */
export const mostSpellings = 5;

/** What a report says about spellings of its address. */
export interface SpellingOffer {
  /** The domain whose provider delivers all of them to one mailbox. */
  provider: string;
  /** Those that were not asked about, most likely first. */
  spellings: string[];
  /** The address without its tag, at a provider that does not say how it reads one: its own mailed link has to prove it. */
  untagged: string | null;
}

export const spellingsFailed = 'The other spellings could not be scanned. Please try again.';
