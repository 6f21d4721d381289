import type { Proof } from '#tests/asvs/row.ts';

/** A threat, and the tests that try it where a request over HTTP cannot: at the database, at a source, in a file. */
export interface Threat {
  row: number;
  threat: string;
  tests: readonly Proof[];
  /** Files of journeys in a browser. */
  journeys?: readonly string[];
}

const threat = (row: number, words: string, ...tests: readonly string[]): Threat => ({
  row,
  threat: words,
  tests: tests.map((test) => {
    const at = test.indexOf(': ');
    return { file: test.slice(0, at), title: test.slice(at + 2) };
  }),
});

const inBrowser = (tried: Threat, ...journeys: readonly string[]): Threat => ({ ...tried, journeys });

/** Every threat that the product is built against. */
export const threats: readonly Threat[] = [
  threat(1, 'scanning somebody else'),
  threat(
    2,
    'finding out who has an account',
    'server/enumeration.test.ts: says and does the same in the same time whether an address has an account or not',
  ),
  threat(3, 'setting fields that a form does not have'),
  threat(
    4,
    'getting into the panel',
    'server/routes.test.ts: says the same to the %s in every spelling, and shows nothing of others',
    'core/accounts/profile/actions/staff-changes.test.ts: %s is refused with the reason, and the refusal is recorded',
    'db/row-security.test.ts: no assistant makes an admin or touches one, and nobody but the system gives an account another address',
  ),
  threat(
    5,
    'reading what is somebody else’s',
    'db/row-security.test.ts: Alice sees her own scans, orders and log, and Bob none of them',
    'db/row-security.test.ts: %s shows a visitor nothing',
  ),
  threat(
    6,
    'keeping a session after deactivation',
    'server/sessions.test.ts: ends with its deactivation: the next request is a visitor’s, nothing renews it, its streams close',
    'server/live/live.test.ts: ends with the session, within the time between two looks',
  ),
  threat(7, 'stealing a refresh token'),
  threat(
    8,
    'redirecting elsewhere',
    'server/mailed-links.test.ts: names the configured site, whatever host a request claims',
  ),
  threat(
    9,
    'following a mailed link first',
    'server/mailed-links.test.ts: stands in no log, and neither does what it opened',
  ),
  inBrowser(
    threat(
      10,
      'storing scripts',
      'server/hostile-content.test.ts: are words and nothing else in a post: title, excerpt, text, tag and picture',
      'server/hostile-content.test.ts: are words to their owner and to staff: names, messages, orders, notes',
      'platform/text/markdown.test.ts: cannot run anything: %s',
    ),
    'e2e/hostile-content.spec.ts',
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
    'platform/http/outgoing-where.test.ts: a name that answers with a public address first and loopback next is asked once per connection',
    'platform/http/outgoing-where.test.ts: to %s are refused',
    'platform/http/proxy.test.ts: the hosts are still checked, before anything reaches the proxy',
    'platform/http/addresses.test.ts: no IPv6 form of an IPv4 address passes, whatever it carries',
  ),
  threat(14, 'forms of other sites'),
  threat(
    15,
    'forged payments',
    'core/orders/payments/payments.test.ts: fifty parallel deliveries of one message have one effect, and late ones none',
    'core/orders/payments/payments.test.ts: a message that the gateway did not sign is refused, and one about nothing of ours is taken and left',
    'core/orders/payments/payments.test.ts: messages that overtake each other end in the same state',
    'server/webhooks/webhooks.test.ts: is refused when it %s',
  ),
  threat(
    16,
    'flooding a mailbox',
    'core/scans/actions/start-free-scan.test.ts: sends one mail in 15 minutes to an address, whoever asks, and five more to all its variants in 24 hours',
    'platform/mail/transport.test.ts: cannot be added through a name, a subject or a further header: %j',
  ),
  threat(
    17,
    'wearing out the engine',
    'core/scans/actions/start-free-scan.test.ts: takes in ten of 1,000 requests of one client',
    'core/scans/actions/run-scan-pace.test.ts: asks no source above its pace when many scans run at once',
  ),
  inBrowser(
    threat(18, 'names and tokens in logs, jobs and errors', 'platform/log.test.ts: never reaches the log: %s'),
    'e2e/canary.spec.ts',
  ),
  threat(
    19,
    'altering the audit log',
    'core/base/audit/tamper.test.ts: names the position of an entry whose %s was altered',
    'core/base/audit/tamper.test.ts: names the position of a deleted entry',
    'core/base/audit/tamper.test.ts: names the position of an entry that was inserted between others, and every hash made anew',
  ),
  threat(
    20,
    'another library than was tried, or erased people back from a backup',
    'scripts/lockfile.test.ts: every library is named in one version, and what is installed is locked by its digest',
    'scripts/artefact/artefact.test.ts: names every package that runs, in its version and with the digest it is installed under, and none that only builds',
    'scripts/backup/backup.test.ts: brings back neither a key that was destroyed since nor, for long, an account that was erased',
    'scripts/backup/backup.test.ts: brings its keys with it when asked, and is of no use without them',
  ),
  threat(
    21,
    'taking an account before it is confirmed',
    'server/mailboxes.test.ts: with the address of the owner knows no password of the account that the owner opens',
    'server/mailboxes.test.ts: decides neither password nor name of an account that is opened from the mail alone',
  ),
  threat(
    22,
    'silencing a mailbox',
    'server/mailboxes.test.ts: by a reset for %s@ gets its own reset mail on each day of a week',
    'server/mailboxes.test.ts: by sign-ups and scans for tagged addresses gets its own mail',
  ),
  threat(
    23,
    'code of the application run by the owner of the database',
    'db/functions.test.ts: every function finds names in the catalogue only, with temporary ones last',
    'db/functions.test.ts: no function of the owner runs what the application named like a table',
    'db/functions.test.ts: the application cannot leave the owner %s to go by',
    'db/functions.test.ts: the application can make nothing: no temporary table, no table, no function, no schema',
  ),
  threat(
    24,
    'row level security silently off',
    'server/acting-role.test.ts: is not ready behind one that drops them, and says why in one sentence',
    'server/acting-role.test.ts: is asked for no row then: whoever comes is told to come again',
  ),
  threat(
    25,
    'forging erased entries',
    'core/base/audit/tamper.test.ts: names an entry %s that no other entry names',
    'core/base/audit/tamper.test.ts: does not believe an entry that names it and was altered for that',
  ),
  threat(
    26,
    'staying in after a reset',
    'core/accounts/sessions/actions/review-access.test.ts: a passkey that a thief added is shown, mailed, and removed at once',
    'core/accounts/sessions/actions/review-access.test.ts: an app that a thief added no longer locks its owner out three days later',
    'core/accounts/sessions/actions/review-access.test.ts: recovery codes that somebody else knows are removed at once',
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
  threat(
    31,
    'a session that never proved the second factor',
    'core/accounts/factors/staff.test.ts: a session that knows only the password stays out, and ends, when the owner sets up an app elsewhere',
    'server/staff-enrolment.test.ts: the owner opens the panel from the link on, and every other browser is signed out',
  ),
  threat(
    32,
    'a thief who sets up the first factor of staff',
    'core/accounts/factors/staff.test.ts: the password alone sets up neither an app nor a passkey',
    'server/staff-enrolment.test.ts: a stranger with the password sets up nothing, and is offered only the mailed link',
  ),
  threat(
    33,
    'a file that makes the product erase somebody',
    'core/lifecycle/erasure/internal/signed-ledger.test.ts: is not believed with %s, and nothing is added to it',
    'core/lifecycle/erasure/actions/erase-account.test.ts: is not done for a line that somebody wrote into the ledger',
    'scripts/backup/records.test.ts: take no line from a copy that somebody altered, and leave the copy as it is',
    'scripts/backup/backup.test.ts: erases nobody again by a ledger that somebody wrote into, and says so',
  ),
  threat(
    34,
    'a new mail that forgets the rule of silence',
    'core/identifiers/addresses.test.ts: is mailed to its owner whatever a stranger has asked for',
    'tests/admitted-mail.test.ts: every mail with a link that a stranger can ask for goes through the rule of admission',
  ),
  threat(
    35,
    'keys that outlive a claim',
    'core/scans/actions/keep-scan.test.ts: takes the result from every browser that had opened the link',
  ),
  threat(
    36,
    'writing without end: 300 openings, 200 changes, 5,000 visits',
    'app/account/settings/settings-acts.test.ts: are refused after so many that nobody sends them by hand; what was written before stays',
    'core/scans/actions/open-scan-link.test.ts: writes nothing for a browser that holds a key, and little for 300 presses without one',
    'core/analytics/analytics.test.ts: add visits of a minute up, from every process, and stop counting a network that floods',
    'app/forms/every-form-is-counted.test.ts: is a form that `acts` counts, or says what else bounds it',
  ),
  threat(
    37,
    'files before anything is paid',
    'core/orders/actions/files.test.ts: is little before anything is paid: 30 MB beside an unpaid order leave nothing behind',
    'core/orders/actions/files.test.ts: has a bound for each account, whatever it paid',
    'core/orders/actions/files.test.ts: has a bound for all accounts, and the log says that it is reached',
  ),
  threat(
    38,
    'staff who act on what is their own',
    'core/orders/own-order.test.ts: %s holds for orders of others only',
    'core/orders/own-order.test.ts: is neither booked, completed nor read about by themselves',
  ),
  threat(
    39,
    'answers of companies that lie, or carry scripts',
    'core/removal/cases/cases.test.ts: whatever is answered, seen and listed again, a case says gone only when that was proven',
    'core/removal/cases/cases.test.ts: needs a sighting, then three absences on different days within 30 days',
  ),
  threat(
    40,
    'a stolen token, and a webhook that calls into the network',
    'core/accounts/tokens/tokens.test.ts: are kept as a hash alone, and told by mail',
    'core/accounts/tokens/tokens.test.ts: act for their owner with their scopes until they expire',
    'core/accounts/tokens/tokens.test.ts: have the role while role and second factor stand',
    'core/accounts/tokens/tokens.test.ts: prove nothing themselves',
    'server/api/api.test.ts: opens what its scopes name and nothing else',
    'core/webhooks/webhooks.test.ts: do not go to %s',
    'core/webhooks/outside.test.ts: reach nothing behind a name that leads into the network',
    'core/webhooks/outside.test.ts: follow no redirect',
    'core/webhooks/webhooks.test.ts: try again later, and take a replay under the same id',
  ),
  threat(
    41,
    'a provider that is mixed up, replayed or believed too much',
    'platform/identity/openid.test.ts: is refused when another issuer sends the browser back',
    'platform/identity/openid.test.ts: is refused with a code that was used before',
    'platform/identity/openid.test.ts: is refused with a token %s',
    'core/accounts/provider/provider.test.ts: counts once, in the browser that began it',
    'core/accounts/provider/provider.test.ts: never opens the account of the owner',
    'core/accounts/provider/provider.test.ts: links nothing by the address alone: a mailed link does, once, in the browser that began',
  ),
];
