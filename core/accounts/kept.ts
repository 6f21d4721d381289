import { eq, sql } from 'drizzle-orm';
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

const account: Kept = {
  name: 'account',
  chapter: 'account',
  tables: [profiles, preferences, authCredentials, userNotes],
  until: ({ retention }, { things, span }) => things.account.until(span(retention.unconfirmedDays * 86_400_000)),
  rows: ({ userId }) => ({ of: profiles, where: eq(profiles.id, userId) }),
  exported: ['account'],
};

const secondFactors: Kept = {
  name: 'second-factors',
  chapter: 'account',
  tables: [twoFactors, recoveryCodes],
  until: (_config, { things }) => things['second-factors'].until(),
  rows: ({ userId }) => ({ of: twoFactors, where: eq(twoFactors.userId, userId) }),
  exported: ['account'],
};

const keysOfDevices: Kept = {
  name: 'passkeys',
  chapter: 'account',
  tables: [passkeys, passkeyChallenges],
  until: (_config, { things, span }) => things.passkeys.until(span(challengeLifeMs)),
  rows: ({ userId }) => ({ of: passkeys, where: eq(passkeys.userId, userId) }),
  exported: ['account'],
};

const provider: Kept = {
  name: 'identity-provider',
  chapter: 'account',
  tables: [linkedIdentities, providerRequests],
  until: (_config, { things, span }) => things['identity-provider'].until(span(sessionTimes.providerMs)),
  rows: ({ userId }) => ({ of: linkedIdentities, where: eq(linkedIdentities.userId, userId) }),
  exported: ['account'],
};

const sessions: Kept = {
  name: 'sessions',
  chapter: 'account',
  tables: [authSessions, authTokens],
  until: (_config, { things, span }) => things.sessions.until(span(sessionTimes.customerMs)),
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
  tables: [apiTokens, apiAnswers],
  until: (_config, { things, span }) => things['api-tokens'].until(span(tokenTimes.keptMs), span(tokenTimes.answerMs)),
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
  tables: [authLinks],
  until: (_config, { things, span }) => things['account-links'].until(span(sessionTimes.linkMs)),
  rows: ({ userId }) => ({ of: authLinks, where: eq(authLinks.userId, userId), goesAt: sql`${authLinks.expiresAt}` }),
  exported: { not: 'Hashes of links, which say nothing to anybody.' },
};

const knownClients: Kept = {
  name: 'known-clients',
  chapter: 'safety',
  tables: [authKnownClients],
  until: (_config, { things, span }) => things['known-clients'].until(span(sessionTimes.knownClientMs)),
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
