import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Language } from '#contract/base/languages.ts';
import { hasStaffFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { isRoleProved } from '#core/accounts/factors/rules.ts';
import { effectiveRole } from '#core/accounts/profile/rules.ts';
import { preferences, profiles } from '#core/accounts/profile/schema.ts';
import { countsAsUse, isAlive, sessionTimes } from '#core/accounts/sessions/rules.ts';
import { authSessions, authTokens } from '#core/accounts/sessions/schema.ts';
import { type Actor, accountRoleOf } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { missing, sqlStateOf } from '#platform/sql-state.ts';

export type Person = Extract<Actor, { kind: 'person' }>;

/** Somebody who signs in, as far as a request asks. */
const columns = {
  sessionId: authSessions.id,
  createdAt: authSessions.createdAt,
  lastSeenAt: authSessions.lastSeenAt,
  expiresAt: authSessions.expiresAt,
  endedAt: authSessions.endedAt,
  userId: profiles.id,
  email: profiles.email,
  fullName: profiles.fullName,
  role: profiles.role,
  deletedAt: profiles.deletedAt,
  factorProvedAt: authSessions.factorProvedAt,
  factorFromProvider: authSessions.factorFromProvider,
  hasStaffFactor: hasStaffFactor(profiles.id),
};

/** As they chose it; null until then. */
const chosenLanguage = sql<Language | null>`(select ${preferences.language} from ${preferences} where ${preferences.userId} = ${profiles.id} and ${preferences.isLanguageChosen})`;

type Row = Pick<
  typeof authSessions.$inferSelect & typeof profiles.$inferSelect,
  | 'createdAt'
  | 'lastSeenAt'
  | 'expiresAt'
  | 'endedAt'
  | 'factorProvedAt'
  | 'factorFromProvider'
  | 'email'
  | 'fullName'
  | 'role'
  | 'deletedAt'
> & { sessionId: string; userId: string; hasStaffFactor: boolean; language?: Language | null };

/**
 * The person behind a session, if it is alive: not ended, not too old for their role, the account not deactivated.
 * Everything that asks for a role asks for this one, so what is withheld here is withheld everywhere.
 */
function personIn({ config, clock }: Platform, row: Row | undefined): Person | null {
  if (!row || row.deletedAt) return null;
  const role = effectiveRole(config, row);
  if (!isAlive(row, role, clock.now())) return null;
  const { userId, email, fullName, sessionId, language } = row;
  const person = { kind: 'person', userId, email, fullName, sessionId, ...(language && { language }) } as const;
  if (role === 'user' || isRoleProved(config, role, row)) return { ...person, role };
  return { ...person, role: 'user', withheldRole: role };
}

/** How a session is looked at. */
export interface Look {
  /** False for what a page asks by itself: it keeps no session of staff alive. Default: somebody's act. */
  isUse?: boolean;
}

/**
 * Whose access token it is. The session's row is read every time, so that what was taken away is gone at once.
 * @returns null without one that is good now; it may be renewed with the refresh token
 */
export async function readActor(platform: Platform, token: string | null, look?: Look): Promise<Person | null> {
  return token === null ? null : readActorByToken(platform, token, { ...look, isPresented: true });
}

/**
 * Where preferences cannot be read, the person is read without their language.
 * @param isPresented a browser came with it: its answer was not lost (`refresh`)
 */
export async function readActorByToken(
  platform: Platform,
  accessToken: string,
  look: Look & { isPresented?: boolean } = {},
): Promise<Person | null> {
  try {
    return await readByToken(platform, accessToken, look, { ...columns, language: chosenLanguage });
  } catch (error) {
    if (sqlStateOf(error) !== missing.table) throw error;
    return readByToken(platform, accessToken, look, columns);
  }
}

function readByToken(
  platform: Platform,
  accessToken: string,
  { isUse = true, isPresented = false }: Look & { isPresented?: boolean },
  asked: typeof columns & { language?: typeof chosenLanguage },
): Promise<Person | null> {
  const { clock, vault, database } = platform;
  return database.transaction(systemScope, async (tx) => {
    const [row] = await tx
      .select({ ...asked, tokenId: authTokens.id, presentedAt: authTokens.presentedAt })
      .from(authTokens)
      .innerJoin(authSessions, eq(authSessions.id, authTokens.sessionId))
      .innerJoin(profiles, eq(profiles.id, authSessions.userId))
      .where(
        and(
          eq(authTokens.accessHash, vault.hashToken(accessToken)),
          gt(authTokens.accessExpiresAt, clock.now()),
          eq(authSessions.kind, 'full'),
        ),
      );
    const person = personIn(platform, row);
    if (isPresented && row && row.presentedAt === null) await notePresented(tx, platform, row.tokenId);
    if (person && row && countsAsUse(accountRoleOf(person), isUse)) await noteSeen(tx, platform, row);
    return person;
  });
}

async function notePresented(tx: Transaction, { clock }: Platform, tokenId: string): Promise<void> {
  await tx
    .update(authTokens)
    .set({ presentedAt: clock.now() })
    .where(and(eq(authTokens.id, tokenId), isNull(authTokens.presentedAt)));
}

async function noteSeen(tx: Transaction, { clock }: Platform, { sessionId, lastSeenAt }: Row): Promise<void> {
  const now = clock.now();
  const due = new Date(now.getTime() - sessionTimes.seenEveryMs);
  if (lastSeenAt > due) return;
  await tx
    .update(authSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(authSessions.id, sessionId), lt(authSessions.lastSeenAt, due)));
}

/** Who these sessions belong to now, by their ids; one that has ended is left out. Does not count as use. */
export async function readActorsOfSessions(platform: Platform, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await platform.database.read(systemScope, (tx) =>
    tx
      .select(columns)
      .from(authSessions)
      .innerJoin(profiles, eq(profiles.id, authSessions.userId))
      .where(and(inArray(authSessions.id, [...ids]), eq(authSessions.kind, 'full'))),
  );
  const people = rows.map((row) => personIn(platform, row)).filter((person) => person !== null);
  return new Map(people.map((person) => [person.sessionId, person]));
}
