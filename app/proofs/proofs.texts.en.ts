export default {
  holds: (entry: string, size: string) => `Verified: entry ${entry} of ${size}, unchanged under the signed checkpoint.`,
  failed: 'This check failed. The details are below; please tell us, and keep a screenshot.',
  open: 'The hashes hold. The signature could not be checked in this browser.',
  waiting: 'Not sealed yet: every entry is sealed within a minute.',
  unproved: 'This check failed: the entry is shown with a hash, but the server has no proof of it.',
  away: 'The server did not answer with a proof, so nothing is known. Please try again.',
  unable: 'This browser cannot compute hashes on a page without TLS, so nothing was checked.',
  /** Read aloud before what came of a step. */
  steps: { holds: 'Holds: ', failed: 'Failed: ', open: 'Open: ' },
};
