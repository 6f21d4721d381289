import { counted } from '#contract/base/plural.ts';

export default {
  title: 'Audit log',
  description:
    'The signed checkpoints of our audit log, and how anyone can check that nothing in it was changed afterwards.',
  lead: 'You need not take our word that our log has not been tampered with. Here is how to check it.',

  latest: 'Latest checkpoints',
  newest: 'The newest one, as it is signed. Copy it, keep it, and check it here on another day.',
  entries: 'Entries',
  signed: 'Signed',
  root: 'Root',
  formerKey: 'Signed with a former key',
  witnesses: 'Witnesses',
  signers: (signed: number, all: number) => `${signed} of ${all}`,
  enoughSigners: (signed: number, all: number) => `${signed} of ${all}, enough`,
  nothing: 'Nothing is sealed yet',
  nothingText: 'The first checkpoint is signed about a minute after the first act.',

  checkKept: 'Check one that you kept',
  form: 'Check a checkpoint',
  kept: 'A checkpoint that you kept',
  keptHint: 'The whole text, from the first line to the signature.',
  check: 'Check in this browser',
  checking: 'Checking…',
  needsScripts: 'This check runs in your browser and needs JavaScript.',
  holds: (newest: number, kept: string) =>
    `Today’s log, ${counted('en', newest, { one: 'entry', other: 'entries' })}, begins with exactly the ${kept} that you kept. Nothing among them was changed, removed or put in between.`,
  unsignedHere: 'This browser cannot check signatures of Ed25519, so only the hashes were checked.',
  shorter: (kept: string) =>
    `The log has fewer entries today than the ${kept} of your checkpoint. Entries are gone. Keep your checkpoint: it proves it.`,
  rewritten:
    'Today’s log does not begin with what you kept. History was rewritten. Keep your checkpoint: it proves it.',
  unsigned: 'Our key did not sign this, or it was changed afterwards.',
  unreadable: 'This is not a checkpoint. It is the name of the log, two more lines, a blank line and a signature.',
  failed: 'The log did not answer, so nothing is known. Your checkpoint is still good: try again.',

  how: 'What this is',
  howText: [
    'Every important action here, from signing in to opening someone’s findings, is written into an audit log. About once a minute all new entries are sealed: each gets a hash, and all hashes together one more, the root. Changing one old entry changes the root. We sign it with the number of entries, and publish it: a checkpoint.',
    'So anyone who keeps a checkpoint can hold us to it. If we change, remove or slip in an entry later, even with the key and the database in our hands, the log no longer fits what you kept.',
  ],
  proves: 'What it proves, and what it does not',
  provesText:
    'It proves that sealed entries were not changed. It does not prove that an entry was true when it was written. A checkpoint holds hashes only: nobody’s data can be read from it. Details of a person are erased with their account, and the proofs hold all the same.',
  removals: 'What companies make of requests to delete data is on [a page of its own].',

  independent: 'Independent witnesses',
  independentText:
    'We could show you one log and somebody else another. A witness makes that impossible without being seen: it is run by somebody else, remembers the last checkpoint that it signed, and signs the next one only with a proof that the log has grown from there.',
  quorum: (quorum: number, all: number) => `A checkpoint counts as witnessed when ${quorum} of ${all} have signed it.`,
  /** After the name of a witness. */
  notSigned: 'has not signed a checkpoint yet.',
  lastSigned: (size: number, time: string) =>
    `last signed the checkpoint of ${counted('en', size, { one: 'entry', other: 'entries' })}, on [${time}].`,
  nobody:
    'No one else signs this log at present. Until someone does, the checkpoints that people keep are what bind us.',
  runOne: 'Anybody can run one from our source code. Tell us its key, and from then on it signs for us:',

  byHand: 'Check it without us',
  verifier:
    'The verifier is one file. It needs Node.js and nothing else, shares no code with this site, and is short enough to be read. Keep it beside a checkpoint and our key.',
  download: 'Download verify.mjs',
  keepToday: 'Today, keep a checkpoint:',
  laterDay: 'Any day later, see whether the log still begins with it:',
  status:
    'It exits with status 1 and says what is wrong if history was rewritten. Compare the key with a copy from elsewhere, or keep it too:',
  programs:
    'For programs: [the newest checkpoint] and [the key], in the forms of [C2SP]; [all checkpoints], a hundred at a time; and proofs that one is the beginning of another (RFC 9162) at [/transparency/consistency?from=SIZE].',
};
