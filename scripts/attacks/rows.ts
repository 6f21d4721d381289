import type { Proof } from '#tests/asvs/row.ts';

/** A threat, and the tests that try it where a request over HTTP cannot: at the database, at a source, in a file. */
export interface Threat {
  row: number;
  threat: string;
  tests: readonly Proof[];
}

const threat = (row: number, words: string, ...tests: readonly string[]): Threat => ({
  row,
  threat: words,
  tests: tests.map((test) => {
    const at = test.indexOf(': ');
    return { file: test.slice(0, at), title: test.slice(at + 2) };
  }),
});

/** Every threat that the product is built against. */
export const threats: readonly Threat[] = [
  threat(1, 'scanning somebody else'),
  threat(2, 'finding out who has an account'),
  threat(3, 'setting fields that a form does not have'),
  threat(4, 'getting into the panel'),
  threat(
    5,
    'reading what is somebody else’s',
    'db/row-security.test.ts: Alice sees her own scans, orders and log, and Bob none of them',
  ),
  threat(
    6,
    'keeping a session after deactivation',
    'server/sessions.test.ts: ends with its deactivation: the next request is a visitor’s, nothing renews it, its streams close',
  ),
  threat(7, 'stealing a refresh token'),
  threat(8, 'redirecting elsewhere'),
  threat(9, 'following a mailed link first'),
  threat(
    10,
    'storing scripts',
    'server/hostile-content.test.ts: are words and nothing else in a post: title, excerpt, text, tag and picture',
    'server/hostile-content.test.ts: are words to their owner and to staff: names, messages, orders, notes',
    'platform/text/markdown.test.ts: cannot run anything: %s',
  ),
  threat(
    11,
    'pictures that run',
    'contract/site/picture.test.ts: and not as %j',
    'core/site/pictures/pictures.test.ts: is refused: %s',
  ),
  threat(
    12,
    'formulas in a CSV',
    'contract/base/csv.test.ts: whatever the values are, they come back, and none of them runs',
  ),
  threat(
    13,
    'making the server ask inside',
    'platform/http/outgoing-where.test.ts: a name that answers with %s is not connected to',
    'platform/http/outgoing-where.test.ts: to %s are refused',
    'platform/http/addresses.test.ts: no IPv6 form of an IPv4 address passes, whatever it carries',
  ),
  threat(14, 'forms of other sites'),
  threat(
    15,
    'forged payments',
    'core/orders/payments/payments.test.ts: fifty parallel deliveries of one message have one effect, and late ones none',
    'core/orders/payments/payments.test.ts: a message that the gateway did not sign is refused, and one about nothing of ours is taken and left',
    'core/orders/payments/payments.test.ts: messages that overtake each other end in the same state',
  ),
  threat(16, 'flooding a mailbox'),
  threat(17, 'wearing out the engine'),
  threat(18, 'names and tokens in the log'),
  threat(
    19,
    'altering the audit log',
    'core/base/audit/tamper.test.ts: names the position of a deleted entry',
    'core/base/audit/tamper.test.ts: names the position of an entry that was inserted between others, and every hash made anew',
  ),
  threat(
    20,
    'bringing erased people back from a backup',
    'scripts/backup/backup.test.ts: brings back neither a key that was destroyed since nor, for long, an account that was erased',
  ),
  threat(21, 'taking an account before it is confirmed'),
  threat(
    22,
    'silencing a mailbox',
    'server/mailboxes.test.ts: by sign-ups and scans for tagged addresses gets its own mail',
  ),
  threat(
    23,
    'code of the application run by the owner of the database',
    'db/functions.test.ts: every function finds names in the catalogue only, with temporary ones last',
    'db/functions.test.ts: no function of the owner runs what the application named like a table',
  ),
  threat(
    24,
    'row level security silently off',
    'server/acting-role.test.ts: is not ready behind one that drops them, and says why in one sentence',
  ),
  threat(
    25,
    'forging erased entries',
    'core/base/audit/tamper.test.ts: does not believe an entry that names it and was altered for that',
  ),
  threat(
    26,
    'staying in after a reset',
    'core/accounts/sessions/actions/review-access.test.ts: a passkey that a thief added is shown, mailed, and removed at once',
  ),
  threat(
    27,
    'one network spending everybody’s allowance',
    'core/scans/actions/start-free-scan.test.ts: serves others while each /64 of a /48 asks for 100 scans',
    'server/live/live.test.ts: of one /64 or one /48 are refused for now, and others are served',
  ),
  threat(28, 'rebinding DNS to the local mailbox'),
  threat(
    29,
    'a forged backup',
    'scripts/backup/backup.test.ts: of somebody else that is locked to the public key is refused, before any of it is read',
  ),
  threat(
    30,
    'a source that lies',
    'core/sources/health/actions/prove-answer.test.ts: puts a source out that finds what cannot be, tells staff once and asks nothing more',
    'core/scans/actions/withdraw-answers.test.ts: takes what a liar said out of every report, and tells each person once',
  ),
];
