import { z } from 'zod';
import { type Language, languages, type TimeZone, timeZones } from '#contract/accounts/preferences.ts';
import { tokenScopes } from '#contract/accounts/tokens.ts';
import { count, isoTime, keysOf } from '#contract/base/shapes.ts';
import type { Context } from '#core/base/context.ts';
import type { ExportSection } from '#core/base/export-section.ts';
import { listPasskeys } from './factors/queries/passkeys.ts';
import { readTwoFactor } from './factors/queries/two-factor.ts';
import { readOwnProfile } from './profile/queries/own-profile.ts';
import { readPreferences } from './profile/queries/preferences.ts';
import { readIdentityForExport } from './provider/queries/linked-identity.ts';
import { listSessions } from './sessions/queries/sessions.ts';
import { listTokens } from './tokens/queries/tokens.ts';

const account = z.object({
  email: z.string(),
  fullName: z.string().nullable(),
  createdAt: isoTime,
  preferences: z.object({
    emailNotifications: z.boolean(),
    serviceUpdates: z.boolean(),
    language: z.enum(keysOf<Language>(languages)),
    timeZone: z.enum(keysOf<TimeZone>(timeZones)),
  }),
  twoFactor: z.object({ enabled: z.boolean(), since: isoTime.nullable(), recoveryCodesLeft: count }),
  passkeys: z.array(z.object({ id: z.uuid(), name: z.string(), createdAt: isoTime, lastUsedAt: isoTime.nullable() })),
  identityProvider: z
    .object({
      issuer: z.string(),
      subject: z.string().describe('Your number there'),
      email: z.string().nullable(),
      linkedAt: isoTime,
      lastUsedAt: isoTime.nullable(),
    })
    .nullable(),
});

const session = z.object({
  id: z.uuid(),
  device: z.string(),
  network: z.string().nullable().describe('Network of the connection, without the last part of its address'),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  endsAt: isoTime,
  isThis: z.boolean().describe('The one that asked for this archive'),
});

const token = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: isoTime,
  expiresAt: isoTime,
  lastUsedAt: isoTime.nullable(),
  lastNetwork: z.string().nullable().describe('Network of the last use, without the last part of its address'),
});

async function* tokenRows(ctx: Context) {
  yield* await listTokens(ctx);
}

async function* accountRows(ctx: Context) {
  yield {
    ...(await readOwnProfile(ctx)),
    preferences: await readPreferences(ctx),
    twoFactor: await readTwoFactor(ctx),
    passkeys: await listPasskeys(ctx),
    identityProvider: await readIdentityForExport(ctx),
  };
}

async function* sessionRows(ctx: Context) {
  for (const { createdAt, lastSeenAt, endsAt, ...one } of await listSessions(ctx))
    yield {
      ...one,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
}

/** The secrets of the second factor are left out. */
export const accountExport: readonly ExportSection[] = [
  { chapter: 'account', name: 'account', title: 'Account and preferences', shape: account, rows: accountRows },
  { chapter: 'account', name: 'sessions', title: 'Where you are signed in', shape: session, rows: sessionRows },
  { chapter: 'account', name: 'api-tokens', title: 'API tokens', shape: token, rows: tokenRows },
];
