import { type Mutation, mutation } from './mutation.ts';
import { dataMutations } from './security-data.ts';
import { operationsMutations } from './security-operations.ts';
import { webMutations } from './security-web.ts';

const accounts: readonly Mutation[] = [
  mutation(
    'another password is chosen by who knows the one that there is',
    'core/accounts/sessions/actions/change-password.ts',
    [
      "if (!(await verifyOwnPassword(ctx, current, 'current')))",
      "if (!(await verifyOwnPassword(ctx, current, 'current')) && current === password)",
    ],
    'core/accounts/sessions/actions/change-password.test.ts: needs the one that there is; whoever only has the session cannot choose another',
  ),
  mutation(
    'a password that is changed ends every other session',
    'core/accounts/sessions/actions/change-password.ts',
    ["  await endSessionsOf(tx, userId, 'password-changed', { exceptId: sessionId });\n", ''],
    'core/accounts/sessions/actions/change-password.test.ts: opens the account from then on, ends every other session, and is told by mail',
  ),
  mutation(
    'a role of staff follows the session that proved a second factor',
    'core/accounts/factors/rules.ts',
    [
      '((session.hasStaffFactor || session.factorFromProvider) && session.factorProvedAt !== null)',
      'session.hasStaffFactor',
    ],
    'core/accounts/factors/staff.test.ts: a session that knows only the password stays out, and ends, when the owner sets up an app elsewhere',
  ),
  mutation(
    'a change of factors signs other browsers out',
    'core/accounts/factors/internal/two-factor.ts',
    ['  await endOtherSessions(tx, ctx.actor);\n', ''],
    'core/accounts/factors/staff.test.ts: a session that knows only the password stays out, and ends, when the owner sets up an app elsewhere',
  ),
  mutation(
    'staff set up their first factor with the mailed link only',
    'core/accounts/factors/internal/session-proofs.ts',
    [
      'if (isRequired(person) && !(await isVouchedFor(tx, person)))',
      'if (isRequired(person) && person.actor === null)',
    ],
    'core/accounts/factors/staff.test.ts: the password alone sets up neither an app nor a passkey',
  ),
  mutation(
    'an app that was set up with the password counts for no role of staff',
    'core/accounts/factors/queries/two-factor.ts',
    ['twoFactors.mailboxProvedAt} is not null)', 'twoFactors.confirmedAt} is not null)'],
    'core/accounts/factors/staff.test.ts: an app that a customer set up with the password counts for staff once the link is used beside it',
  ),
  mutation(
    'a result that is kept is taken from other browsers',
    'core/scans/internal/claim.ts',
    ['  await tx.delete(scanAccessKeys).where(inArray(scanAccessKeys.scanId, scanIds));\n', ''],
    'core/scans/actions/keep-scan.test.ts: takes the result from every browser that had opened the link',
  ),
  mutation(
    'nobody spends what another account may have mailed to a mailbox',
    'platform/limits/mailbox.ts',
    ['if (askedBy !== null)', 'if (askedBy === null && isTagged(email))'],
    'core/identifiers/addresses.test.ts: is mailed to its owner whatever a stranger has asked for',
  ),
  mutation(
    'nobody of the staff decides about their own order',
    'core/orders/policy.ts',
    ["isStaff(actor) && (!isOwnOf(actor, order) || fault('own-order'))", 'isStaff(actor)'],
    'core/orders/own-order.test.ts: is neither booked, completed nor read about by themselves',
  ),
  mutation(
    'what was paid online is changed at the gateway only',
    'core/orders/actions/set-payment-status.ts',
    ['if (tries.some(ownsStatus))', 'if (tries.length > 99)'],
    'core/orders/payments/by-hand.test.ts: is refused once the order was paid online, whatever it would be',
  ),
  mutation(
    'recovery codes are kept as slow hashes',
    'core/accounts/factors/internal/store.ts',
    ["const salt = randomBytes(16).toString('base64url');", 'const salt = null;'],
    'core/accounts/factors/actions/two-factor-sign-in.test.ts: keeps recovery codes as slow hashes: not even with the keys is one found without that work',
  ),
  mutation(
    'passwords cost 19 MiB to guess',
    'core/accounts/sessions/internal/passwords.ts',
    ['memoryCost: 19_456', 'memoryCost: 4_096'],
    'core/accounts/sessions/internal/passwords.test.ts: is kept as argon2id with 19 MiB, two passes and one lane, salted',
  ),
  mutation(
    'an address without an account takes the same work',
    'core/accounts/sessions/internal/passwords.ts',
    [
      'inTurn(() => verify(passwordHash ?? NOBODYS, bytesOf(password)))',
      'passwordHash !== null && inTurn(() => verify(passwordHash, bytesOf(password)))',
    ],
    'core/accounts/sessions/internal/passwords.test.ts: of an address without an account is worked on just so, and never right',
  ),
  mutation(
    'hashes wait in a line of bounded length',
    'core/accounts/sessions/internal/passwords.ts',
    ['mostWaiting: 60', 'mostWaiting: 600'],
    'core/accounts/sessions/internal/passwords.test.ts: two hashes run at once, sixty wait in line, and who comes then is told when to come back',
  ),
  {
    ...mutation(
      'a deactivated account is told only after the right password',
      'core/accounts/sessions/actions/sign-in.ts',
      [
        'if (!right || !account || passwordHash',
        'if (account?.deletedAt) return refuseSignIn(tx, ctx, account, "deactivated");\n  if (!right || !account || passwordHash',
      ],
      'core/accounts/sessions/sessions.test.ts: that is deactivated loses every session at once, and says so after the right password only',
    ),
    wholeFile: true,
  },
  mutation(
    'staff have no password known from breaches',
    'core/accounts/sessions/actions/set-password.ts',
    ["if (passwordLeaked && recovery.account.role !== 'user')", 'if (passwordLeaked && false)'],
    'core/accounts/sessions/internal/leaked.test.ts: is refused for staff, who can choose another one with the same link',
  ),
  {
    ...mutation(
      'a new password ends every session',
      'core/accounts/sessions/actions/set-password.ts',
      ["await endSessionsOf(tx, userId, 'password-changed');", ''],
      'core/accounts/sessions/sessions.test.ts: gets a new password by a mailed link, which ends every session',
    ),
    wholeFile: true,
  },
  mutation(
    'a refresh token that comes again ends its family',
    'core/accounts/sessions/actions/refresh-session.ts',
    ["await endSession(tx, { sessionId: session.id, userId: account.id, reason: 'token-reused' });", ''],
    'core/accounts/sessions/actions/refresh-session.test.ts: that was stolen and used first ends the session when its owner comes',
  ),
  {
    ...mutation(
      'a deactivated account has no session',
      'core/accounts/sessions/actions/read-actor.ts',
      ['if (!row || row.deletedAt) return null;', 'if (!row) return null;'],
      'core/accounts/sessions/sessions.test.ts: that is deactivated loses every session at once, and says so after the right password only',
    ),
    wholeFile: true,
  },
  mutation(
    'staff work with a second factor where they must',
    'core/accounts/sessions/actions/read-actor.ts',
    ["if (role === 'user' || isRoleProved(config, role, row)) return", 'if (role) return'],
    'server/staff-two-factor.test.ts: is led to set it up from every address of the panel: $fullName',
  ),
  mutation(
    'a mailed link opens once',
    'core/accounts/sessions/internal/links.ts',
    ['isNull(authLinks.usedAt),\n    gt(', 'gt('],
    'core/accounts/sessions/internal/links.test.ts: pressed 20 times at once opens one recovery',
  ),
  mutation(
    'a mailed link ends',
    'core/accounts/sessions/internal/links.ts',
    ['gt(authLinks.expiresAt, clock.now()),', ''],
    'core/accounts/sessions/internal/links.test.ts: lasts an hour, and says so',
  ),
  mutation(
    'a link of one kind opens nothing of another',
    'core/accounts/sessions/internal/links.ts',
    ['eq(authLinks.kind, kind),', ''],
    'core/accounts/sessions/internal/links.test.ts: of a sign-up opens no recovery',
  ),
  mutation(
    'a code of the app opens once',
    'core/accounts/factors/internal/check-code.ts',
    ['step !== null && (await takeStep(tx, userId, step))', 'step !== null'],
    'core/accounts/factors/actions/two-factor-sign-in.test.ts: takes a code once, also of two who send it at the same moment',
  ),
  mutation(
    'codes cannot be guessed without end',
    'core/accounts/factors/internal/check-code.ts',
    ["if (!allowed) return { kind: 'limited', retryAfterSeconds };", ''],
    'core/accounts/factors/actions/two-factor-sign-in.test.ts: is stopped after twenty in an hour from wherever, however they spread, and says how long',
  ),
  mutation(
    'only an admin changes roles',
    'core/accounts/profile/policy.ts',
    ["if (change.acting.role !== 'admin') return fault('admins-change-roles');", ''],
    'core/accounts/profile/actions/staff-changes.test.ts: %s is refused with the reason, and the refusal is recorded',
  ),
  mutation(
    'nobody changes their own role',
    'core/accounts/profile/policy.ts',
    ["if (change.acting.id === change.account.id) return fault('own-role');", ''],
    'core/accounts/profile/actions/staff-changes.test.ts: %s is refused with the reason, and the refusal is recorded',
  ),
];

/** Rows 36 and 37 of the threats. */
const bounds: readonly Mutation[] = [
  mutation(
    'a session sends a bounded number of forms',
    'app/forms/act.ts',
    ['      if (!isAlwaysTaken) await requireFormAllowance(ctx);\n', ''],
    'app/account/settings/settings-acts.test.ts: are refused after so many that nobody sends them by hand; what was written before stays',
  ),
  mutation(
    'a mailed link makes a bounded number of keys',
    'core/scans/actions/open-scan-link.ts',
    ['    await admitOpening(tx, platform, found.scan.id);\n', ''],
    'core/scans/actions/open-scan-link.test.ts: writes nothing for a browser that holds a key, and little for 300 presses without one',
  ),
  mutation(
    'a browser that holds a key writes nothing',
    'core/scans/actions/open-scan-link.ts',
    ['if (held?.isFresh)', 'if (held?.key === token)'],
    'core/scans/actions/open-scan-link.test.ts: writes nothing for a browser that holds a key, and little for 300 presses without one',
  ),
  mutation(
    'a mailed link works in the browser that opened it first',
    'core/scans/actions/open-scan-link.ts',
    ['  openedAt === null || isTokenOf', '  openedAt !== undefined || isTokenOf'],
    'core/scans/actions/open-scan-link.test.ts: works only in the browser that opened it first',
  ),
  mutation(
    'a network adds a bounded number of visits',
    'core/analytics/actions/record-visits.ts',
    ['seen >= visitLimits.perNetwork || ', ''],
    'core/analytics/analytics.test.ts: add visits of a minute up, from every process, and stop counting a network that floods',
  ),
  mutation(
    'little is stored before anything is paid',
    'core/orders/internal/file-space.ts',
    [
      'if (isUnpaid(order) && unpaid > fileSpaceBytes.unpaid)',
      'if (isUnpaid(order) && unpaid > fileSpaceBytes.account)',
    ],
    'core/orders/actions/files.test.ts: is little before anything is paid: 30 MB beside an unpaid order leave nothing behind',
  ),
  mutation(
    'an account stores a bounded number of bytes',
    'core/orders/internal/file-space.ts',
    ['if (bytes > fileSpaceBytes.account)', 'if (bytes > fileSpaceBytes.everybody)'],
    'core/orders/actions/files.test.ts: has a bound for each account, whatever it paid',
  ),
  mutation(
    'all accounts together store a bounded number of bytes',
    'core/orders/internal/file-space.ts',
    ['if (bytes === 0 || ', 'if (bytes < fileSpaceBytes.everybody || '],
    'core/orders/actions/files.test.ts: has a bound for all accounts, and the log says that it is reached',
  ),
];

/** Of the controls that the threats and the rows of ASVS that are met stand on. */
export const securityMutations: readonly Mutation[] = [
  ...webMutations,
  ...accounts,
  ...bounds,
  ...dataMutations,
  ...operationsMutations,
];
