import { eq, sql } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { challengeLifeMs } from './factors/rules.ts';
import { passkeyChallenges, passkeys, recoveryCodes, twoFactors } from './factors/schema.ts';
import { userNotes } from './notes/schema.ts';
import { preferences, profiles } from './profile/schema.ts';
import { linkedIdentities, providerRequests } from './provider/schema.ts';
import { sessionTimes } from './sessions/rules.ts';
import { authCredentials, authKnownClients, authLinks, authSessions, authTokens } from './sessions/schema.ts';
import { tokenTimes } from './tokens/rules.ts';
import { apiAnswers, apiTokens } from './tokens/schema.ts';

const withTheAccount = 'Until your account is erased.';

const account: Kept = {
  name: 'account',
  chapter: 'account',
  title: 'Account and preferences',
  what: 'Your email address, your name, what you chose in Settings, and a hash of your password from which nobody can compute it; encrypted, what staff noted down about you.',
  why: 'So that you can sign in, and get only the mail that you want.',
  tables: [profiles, preferences, authCredentials, userNotes],
  until: ({ retention }) => [
    withTheAccount,
    `An account whose address nobody confirmed: ${spanInWords(retention.unconfirmedDays * 86_400_000)}.`,
  ],
  rows: ({ userId }) => ({ of: profiles, where: eq(profiles.id, userId) }),
  exported: ['account'],
};

const secondFactors: Kept = {
  name: 'second-factors',
  chapter: 'account',
  title: 'Two-factor sign-in',
  what: 'What your authenticator app shares with us, encrypted, and keyed fingerprints of your recovery codes.',
  why: 'So that a password alone does not open your account.',
  tables: [twoFactors, recoveryCodes],
  until: () => ['Until you turn it off, or your account is erased.'],
  rows: ({ userId }) => ({ of: twoFactors, where: eq(twoFactors.userId, userId) }),
  exported: ['account'],
};

const keysOfDevices: Kept = {
  name: 'passkeys',
  chapter: 'account',
  title: 'Passkeys',
  what: 'The public half of each passkey, its name, and when it was last used. While one is added or used, the hash of a question to it.',
  why: 'So that you can sign in without a password.',
  tables: [passkeys, passkeyChallenges],
  until: () => [
    'Until you remove the passkey, or your account is erased.',
    `A question: ${spanInWords(challengeLifeMs)}, then it goes with the next one that anybody is asked.`,
  ],
  rows: ({ userId }) => ({ of: passkeys, where: eq(passkeys.userId, userId) }),
  exported: ['account'],
};

const provider: Kept = {
  name: 'identity-provider',
  chapter: 'account',
  title: 'Sign-in with an identity provider',
  what: 'Encrypted, who you are there: its address, your number and your email address. While you sign in there, the hash of a key in your browser.',
  why: 'So that it opens your account and no other.',
  tables: [linkedIdentities, providerRequests],
  until: () => [
    'Until you unlink it, or your account is erased.',
    `A sign-in that was begun: ${spanInWords(sessionTimes.providerMs)}.`,
  ],
  rows: ({ userId }) => ({ of: linkedIdentities, where: eq(linkedIdentities.userId, userId) }),
  exported: ['account'],
};

const sessions: Kept = {
  name: 'sessions',
  chapter: 'account',
  title: 'Where you are signed in',
  what: 'For each device: which browser, the network that it came from without the last part of its address, when it was last seen, and hashes of its keys.',
  why: 'So that you stay signed in, and can sign a device out.',
  tables: [authSessions, authTokens],
  until: () => [`Until you sign out, at most ${spanInWords(sessionTimes.customerMs)}.`],
  rows: ({ userId }) => ({
    of: authSessions,
    where: eq(authSessions.userId, userId),
    goesAt: sql`${authSessions.expiresAt}`,
  }),
  exported: ['sessions'],
};

const tokens: Kept = {
  name: 'api-tokens',
  chapter: 'account',
  title: 'API tokens',
  what: 'The name, permissions and hash of each token, when it was last used, and the networks that it was used from without the last part of their addresses. For requests that must not be done twice, the answer, encrypted.',
  why: 'So that a program of yours can act for you, and you can see and end it.',
  tables: [apiTokens, apiAnswers],
  until: () => [
    `Until ${spanInWords(tokenTimes.keptMs)} after it expired or was ended, or your account is erased.`,
    `An answer: ${spanInWords(tokenTimes.answerMs)}.`,
  ],
  rows: ({ userId }) => ({
    of: apiTokens,
    where: eq(apiTokens.userId, userId),
    goesAt: sql`least(${apiTokens.expiresAt}, ${apiTokens.endedAt}) + ${tokenTimes.keptMs} * interval '1 millisecond'`,
  }),
  exported: ['api-tokens'],
};

const links: Kept = {
  name: 'account-links',
  chapter: 'account',
  title: 'Links in mails about your account',
  what: 'Hashes of the links that were mailed to you, and what a sign-up waits with for its link.',
  why: 'So that a link works once, and only while it is fresh.',
  tables: [authLinks],
  until: () => [`${spanInWords(sessionTimes.linkMs)}.`],
  rows: ({ userId }) => ({ of: authLinks, where: eq(authLinks.userId, userId), goesAt: sql`${authLinks.expiresAt}` }),
  exported: { not: 'Hashes of links, which say nothing to anybody.' },
};

const knownClients: Kept = {
  name: 'known-clients',
  chapter: 'safety',
  title: 'Browsers and networks that you have signed in from',
  what: 'A keyed fingerprint of each. Neither address nor browser can be read from it.',
  why: 'So that others who try your address do not lock you out where you are known.',
  tables: [authKnownClients],
  until: () => [`${spanInWords(sessionTimes.knownClientMs)} after the last sign-in from there.`],
  rows: ({ userId }) => ({
    of: authKnownClients,
    where: eq(authKnownClients.userId, userId),
    goesAt: sql`${authKnownClients.seenAt} + ${sessionTimes.knownClientMs} * interval '1 millisecond'`,
  }),
  exported: { not: 'Fingerprints under a key of ours, which say nothing to anybody.' },
};

export const accountsKept: readonly Kept[] = [
  account,
  secondFactors,
  keysOfDevices,
  provider,
  sessions,
  tokens,
  links,
  knownClients,
];
