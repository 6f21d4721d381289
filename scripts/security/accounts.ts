import { passwordLeast, passwordMost } from '#contract/accounts/accounts.ts';
import { spanInWords } from '#contract/base/span.ts';
import { clockTolerance, codeLimits, mostPasskeys, recoveryCodeCount } from '#core/accounts/factors/rules.ts';
import {
  clientLimits,
  mostCodeAttempts,
  ownPasswordLimits,
  pairLimits,
  sessionTimes,
  strangersLimits,
} from '#core/accounts/sessions/rules.ts';
import { productFiles, textOf } from '../structure/files.ts';
import { limitInWords } from './limits.ts';
import { type Chapter, table } from './table.ts';

/** By the use case that opens the session: what opens an account, how strong it is, and for whom. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'core/accounts/sessions/actions/sign-in.ts': [
    'Address and password',
    'one factor, or the first of two',
    'everybody; for staff only the first of two, in production',
  ],
  'core/accounts/sessions/actions/complete-second-factor.ts': [
    'A code of an app, or a recovery code, after the password',
    'the second of two',
    'whoever switched it on; staff in production',
  ],
  'core/accounts/sessions/actions/sign-in-with-passkey.ts': [
    'A passkey, whose device has verified the person',
    'two factors in one, bound to the site',
    'everybody who has one',
  ],
  'core/accounts/sessions/actions/confirm-sign-up.ts': [
    'The mailed link of a sign-up, in the browser that signed up',
    'the mailbox, with the password chosen there',
    'new accounts',
  ],
  'core/accounts/sessions/actions/confirm-with-password.ts': [
    'The mailed link of a sign-up in another browser, and a new password',
    'the mailbox',
    'new accounts',
  ],
  'core/accounts/sessions/actions/open-proven-account.ts': [
    'Another mailed link, as of a scan’s result, and a new password',
    'the mailbox',
    'addresses without an account',
  ],
  'core/accounts/sessions/actions/open-recovery.ts': [
    'The mailed link of a reset, which opens nothing but the choice of a new password',
    'the mailbox; a second factor is still asked for',
    'everybody',
  ],
  'core/accounts/sessions/actions/set-password.ts': [
    'The new password after such a link',
    'the mailbox, then the second factor where there is one',
    'everybody; not staff whose passwords are switched off',
  ],
  'core/accounts/provider/actions/finish.ts': [
    'A sign-in with the identity provider, in the browser that began it',
    'one factor; two where the provider says that it asked for one that is configured',
    'accounts that are linked, and new ones whose address the provider has verified; never the owner’s anew',
  ],
  'core/accounts/provider/actions/use-mailed-link.ts': [
    'The mailed link that links the identity provider, in the browser that signed in there',
    'the mailbox, and what the provider proved',
    'accounts without a second factor',
  ],
  'core/accounts/sessions/actions/sign-in-by-operator.ts': [
    'A link that an operator made on the command line',
    'the operator’s word; a second factor is still asked for',
    'whom the operator gives it to',
  ],
};

const OPENS = /\b(?:insertSession|openSession|openOrAskFactor|openAccount|enterLinked)\(/;

/** Use cases that open a session, and those that the list names: they have to be the same. */
export function waysFaults(): string[] {
  const opening = productFiles.filter(
    (file) =>
      /^core\/accounts\/.*actions\/[\w-]+\.ts$/.test(file) && !file.includes('.test.') && OPENS.test(textOf(file)),
  );
  const listed = Object.keys(ways);
  return [
    ...opening.filter((file) => !listed.includes(file)).map((file) => `${file} opens sessions and is not listed`),
    ...listed.filter((file) => !opening.includes(file)).map((file) => `${file} is listed and opens no session`),
  ];
}

const words = (limit: unknown) => limitInWords('', limit) ?? '';

/** ASVS 6.1.1, 6.1.2, 6.1.3, 7.1.1 and 7.1.2. */
export function accountsChapter(): Chapter {
  const faults = waysFaults();
  if (faults.length > 0) throw new Error(`scripts/security/accounts.ts: ${faults.join(', ')}`);
  return {
    title: 'Accounts and sessions',
    asvs: ['6.1.1', '6.1.2', '6.1.3', '7.1.1', '7.1.2'],
    text: `### Ways into an account

${table(
  ['way', 'what it proves', 'for', 'in'],
  Object.entries(ways).map(([file, [way = '', proves = '', who = '']]) => [way, proves, who, `\`${file}\``]),
)}

All of them obey the same limits, write the same entries to the audit log, and open the same kind of session. There is no other way: no secret question, no code by telephone, no key for machines.

### How guessing is slowed down

Nobody can lock somebody else out: an account is never blocked, and a browser that has signed in to it before has an allowance that strangers cannot spend. Each wait is told with when to come back.

${table(
  ['what', 'at most'],
  [
    ...Object.entries(clientLimits).map(([name, limit]) => [`${name}, by one client (network)`, words(limit)]),
    ['one address, by one client; a success begins anew', words(pairLimits)],
    ['one address, by all who never signed in to it', words(strangersLimits)],
    ['the password of an open session', words(ownPasswordLimits)],
    ['a code, after one password', `${mostCodeAttempts} tries`],
    ...Object.entries(codeLimits).flatMap(([kind, limits]) =>
      Object.entries(limits).map(([who, limit]) => [
        `${kind === 'totp' ? 'code of the app' : 'recovery code'}, ${who}`,
        words(limit),
      ]),
    ),
  ],
)}

A code of the app holds for ${(1 + 2 * clockTolerance) * 30} seconds and opens once. There are ${recoveryCodeCount} recovery codes of 50 bits, each of which opens once, and at most ${mostPasskeys} passkeys.

### Passwords

From ${passwordLeast} to ${passwordMost.toLocaleString('en-GB')} characters, any of them, compared after NFKC and never cut or trimmed. What is known from breaches (Pwned Passwords, asked with five characters of a SHA-1) is refused to staff, and told to customers. These words count
as one character each in what the meter says, whoever signs up: the parts of the person's address and name that are longer than two characters; runs of the alphabet, of digits and of the rows of a keyboard, forwards and
backwards; and whatever is repeated. They are not refused.

### Sessions

${table(
  ['what', 'how long'],
  [
    ['A customer’s session', spanInWords(sessionTimes.customerMs)],
    [
      'A session of staff',
      `${spanInWords(sessionTimes.staffMs)}, and ${spanInWords(sessionTimes.staffIdleMs)} without anything done`,
    ],
    ['An access token, renewed by a refresh token that is used once', spanInWords(sessionTimes.accessMs)],
    ['From a link of a reset to the new password', spanInWords(sessionTimes.recoveryMs)],
    ['From the new password, to look through what else opens the account', spanInWords(sessionTimes.reviewMs)],
    ['Links in mails about accounts', spanInWords(sessionTimes.linkMs)],
    ['From the password to the code', spanInWords(sessionTimes.secondFactorMs)],
  ],
)}

These are the times of NIST SP 800-63B-4: 30 days as for AAL1, 24 hours and an idle hour as for AAL2. Customers have no idle time: they come back after weeks to read a report, on devices of
their own, and each session is listed in Settings, where it can be ended.

An account may have any number of sessions at once: with a bound, whoever signs in last would push out the others, a thief the owner too. Signing in again in a browser ends the session that was open there. A new password, deactivating and
the request of an erasure end all of them, "Sign out everywhere" all others; a refresh token that comes back after its use from elsewhere ends its session. A changed role counts from the next request.`,
  };
}
