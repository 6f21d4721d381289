/** What came of each step when an entry of the audit log was checked. */
export default {
  noHead: 'The signed head in the answer is no checkpoint.',
  noProof: 'The answer does not have the form of a proof.',

  samePage: 'The proof is about the entry on this page.',
  otherPage: (what: string, there: string, here: string) =>
    `The proof is about something else than this page shows: ${what} is ${there} there and ${here} here.`,
  otherPageMore: (what: string, there: string, here: string, more: number) =>
    `The proof is about something else than this page shows: ${what} is ${there} there and ${here} here (and ${more} more).`,
  compared: {
    id: 'the number of the entry',
    time: 'the time',
    hash: 'the hash',
    action: 'the action',
    refused: 'whether it was refused',
    entityType: 'the kind of thing',
    entityId: 'the thing',
    ipAddress: 'the IP address',
    userAgent: 'the device',
    differences: 'what changed',
  },
  value: (value: string) => `“${value}”`,
  nothing: 'nothing',

  hiddenDetails: 'Who of our staff acted is not shown to you. The entry binds it, under a secret that we keep.',
  unreadableSalt: 'the salt cannot be read',
  details: 'Its details are those it was committed to when it was written.',
  namedDetails: (event: string) =>
    `Its details, recorded as “${event}”, are those it was committed to when it was written.`,
  otherDetails: (where: string) => `Its details are not those it was committed to: ${where}.`,
  leftovers: (names: string) => `It is marked as erased but still has ${names}.`,
  erased: 'Its details were erased, so they cannot be checked. The rest of the proof does not need them.',

  noErasure: 'Its details are gone, and no entry says that they were erased.',
  unprovedErasure: (why: string) => `The entry that says so is not proved. ${why}`,
  erasure: (entry: number) => `Entry ${entry} of the same log says that they were erased.`,
  otherErasure: 'It is not what was left when its details were erased.',

  leaf: 'The hash of the entry, computed here, is the one that is shown.',
  otherLeaf: (where: string) =>
    `The hash of the entry, computed here, is another than the one that is shown: ${where}.`,
  noPath: (hashes: number, place: number, size: number) =>
    `${hashes} hashes are no way from place ${place} to the head of ${size} entries.`,
  path: (hashes: number) =>
    hashes === 1
      ? 'One further hash leads from it to the root of the signed log.'
      : `${hashes} further hashes lead from it to the root of the signed log.`,
  otherPath: (hashes: number, where: string) =>
    hashes === 1
      ? `One further hash leads to another root than the signed one: ${where}.`
      : `${hashes} further hashes lead to another root than the signed one: ${where}.`,
  notSize: (bytes: number) => `it is not ${bytes} bytes`,
  otherByte: (place: number, bytes: number, stated: string, computed: string) =>
    `byte ${place} of ${bytes} is ${stated} and should be ${computed}`,

  otherKey: 'The answer names another key than this page.',
  otherLog: (origin: string, name: string) => `The head is that of another log: ${origin}, not ${name}.`,
  signature: 'The key of this log has signed that root (Ed25519).',
  unknownSignature: 'This browser cannot check signatures of Ed25519, so only the hashes were checked.',
  missingSignature: 'The key of this log has not signed the root.',
  wrongSignature: 'The signature under the root is not that of the key: the head or the signature was changed.',

  firstHistory: 'This browser had seen no checkpoint before: from now on it keeps this one.',
  otherHistoryKey: (key: string) =>
    `This browser knows the log by another key, ${key}. Only an announced change of key explains that.`,
  shorterHistory: (size: number, before: number) =>
    `The log has ${size} entries, and had ${before} when this browser last looked: entries are gone.`,
  otherHistory: (before: number) =>
    `The log does not begin with the ${before} entries that this browser saw before: history was rewritten.`,
  history: (before: number) => `The log begins with exactly the ${before} entries whose checkpoint this browser kept.`,
};
