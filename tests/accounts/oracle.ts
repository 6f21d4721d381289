import { and, eq, inArray, isNull, like, lte, sql } from 'drizzle-orm';
import { findFactor } from '#core/accounts/factors/internal/store.ts';
import { passkeys, twoFactors } from '#core/accounts/factors/schema.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { verifyPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { isAlive } from '#core/accounts/sessions/rules.ts';
import { authCredentials, authSessions, authTokens } from '#core/accounts/sessions/schema.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Browser } from './browser.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

/** What the database says, without touching anything that the product would: no token is renewed by looking. */
const inSystem = <Row>(stage: Stage, work: (tx: Transaction) => Promise<Row>): Promise<Row> =>
  stage.theatre.world.database.transaction(systemScope, work);

export interface KnownAccount {
  id: string;
  email: string;
  /** Null until somebody has proved the mailbox. */
  passwordHash: string | null;
  isConfirmed: boolean;
  isDeactivated: boolean;
  hasSecondFactor: boolean;
  isStaff: boolean;
}

const localPart = (person: Person) => /^[^+@]*/.exec(person.addresses[0])?.[0] ?? '';

/** Every account of a mailbox. */
export async function accountsOf(stage: Stage, person: Person): Promise<KnownAccount[]> {
  const rows = await inSystem(stage, (tx) =>
    tx
      .select({ profile: profiles, credentials: authCredentials, confirmedAt: twoFactors.confirmedAt })
      .from(profiles)
      .innerJoin(authCredentials, eq(authCredentials.userId, profiles.id))
      .leftJoin(twoFactors, eq(twoFactors.userId, profiles.id))
      .where(like(sql`lower(${profiles.email})`, `${localPart(person)}%`)),
  );
  return rows
    .filter(({ profile }) => person.reads(profile.email))
    .map(({ profile, credentials, confirmedAt }) => ({
      id: profile.id,
      email: profile.email.toLowerCase(),
      passwordHash: credentials.passwordHash,
      isConfirmed: credentials.emailConfirmedAt !== null,
      isDeactivated: profile.deletedAt !== null,
      hasSecondFactor: confirmedAt !== null,
      isStaff: profile.role !== 'user',
    }));
}

export async function findAccount(stage: Stage, person: Person, email: string): Promise<KnownAccount | undefined> {
  return (await accountsOf(stage, person)).find((account) => account.email === email);
}

const verified = new Map<string, boolean>();

/** Hashing takes long, and most steps change no password. */
export async function opens(account: KnownAccount, password: string): Promise<boolean> {
  if (account.passwordHash === null) return false;
  const key = `${account.passwordHash} ${password}`;
  const known = verified.get(key) ?? (await verifyPassword(account.passwordHash, password));
  verified.set(key, known);
  return known;
}

/** The account of an address, whoever reads its mailbox. */
export async function findAnyAccount(stage: Stage, email: string): Promise<KnownAccount | undefined> {
  const owner = stage.people.find((person) => person.reads(email));
  return owner && findAccount(stage, owner, email);
}

/** Whether somebody can show a code of the app of an account, if it has one. */
export async function holdsApp(stage: Stage, person: Person, account: KnownAccount): Promise<boolean> {
  if (!account.hasSecondFactor) return true;
  const factor = await inSystem(stage, (tx) => findFactor(tx, stage.theatre.world, account.id));
  const held = (person.apps.get(account.email) ?? []).map((secret) => secret.replaceAll(' ', ''));
  return factor !== null && held.includes(factor.secret);
}

export interface HeldSession {
  browser: Browser;
  email: string;
  kind: typeof authSessions.$inferSelect.kind;
  createdAt: Date;
  isStaff: boolean;
}

/** The sessions that are alive and whose tokens lie in somebody's browsers, renewed or to be renewed. */
export async function sessionsIn(stage: Stage, browsers: readonly Browser[]): Promise<HeldSession[]> {
  const { vault } = stage.theatre.world;
  const holders = new Map<string, Browser>();
  for (const browser of browsers)
    for (const part of ['access', 'refresh', 'recovery', 'review'] as const) {
      const token = browser.token(part);
      if (token) holders.set(vault.hashToken(token), browser);
    }
  if (holders.size === 0) return [];
  const hashes = [...holders.keys()];
  const rows = await inSystem(stage, (tx) =>
    tx
      .select({
        kind: authSessions.kind,
        createdAt: authSessions.createdAt,
        lastSeenAt: authSessions.lastSeenAt,
        expiresAt: authSessions.expiresAt,
        endedAt: authSessions.endedAt,
        email: profiles.email,
        role: profiles.role,
        access: authTokens.accessHash,
        refresh: authTokens.refreshHash,
      })
      .from(authTokens)
      .innerJoin(authSessions, eq(authSessions.id, authTokens.sessionId))
      .innerJoin(profiles, eq(profiles.id, authSessions.userId))
      .where(
        and(
          sql`(${inArray(authTokens.accessHash, hashes)} or ${inArray(authTokens.refreshHash, hashes)})`,
          isNull(profiles.deletedAt),
        ),
      ),
  );
  const now = stage.theatre.world.clock.now();
  return rows.flatMap(({ access, refresh, ...row }) => {
    const browser = holders.get(access) ?? holders.get(refresh);
    if (!browser || !isAlive(row, row.role, now)) return [];
    const { kind, createdAt, role } = row;
    return [{ browser, email: row.email.toLowerCase(), kind, createdAt, isStaff: role !== 'user' }];
  });
}

/** The account that a browser is signed in to. */
export async function signedInTo(stage: Stage, browser: Browser): Promise<string | undefined> {
  return (await sessionsIn(stage, [browser])).find(({ kind }) => kind === 'full')?.email;
}

/** Whether a passkey of this name belongs to an account that somebody can sign in to. */
export async function passkeyOpens(stage: Stage, credentialId: string): Promise<boolean> {
  const rows = await inSystem(stage, (tx) =>
    tx
      .select({ id: passkeys.id })
      .from(passkeys)
      .innerJoin(profiles, eq(profiles.id, passkeys.userId))
      .where(and(eq(passkeys.credentialId, credentialId), isNull(profiles.deletedAt))),
  );
  return rows.length > 0;
}

/** How many unused pairs the fullest family of somebody's accounts has. */
export async function mostLivingChildren(stage: Stage, accounts: readonly KnownAccount[]): Promise<number> {
  if (accounts.length === 0) return 0;
  const ids = accounts.map(({ id }) => id);
  const [row] = await inSystem(stage, (tx) =>
    tx
      .select({ most: sql<number>`count(*)::int` })
      .from(authTokens)
      .innerJoin(authSessions, eq(authSessions.id, authTokens.sessionId))
      .where(and(inArray(authSessions.userId, ids), isNull(authTokens.usedAt), eq(authSessions.kind, 'full')))
      .groupBy(authTokens.sessionId)
      .orderBy(sql`count(*) desc`)
      .limit(1),
  );
  return row?.most ?? 0;
}

/** Whether every scan of an account is of the mailbox behind it. */
export async function ownsOnlyOwnScans(
  stage: Stage,
  person: Person,
  accounts: readonly KnownAccount[],
): Promise<boolean> {
  if (accounts.length === 0) return true;
  const { vault } = stage.theatre.world;
  const own = new Set(
    [...person.addresses, ...accounts.map(({ email }) => email)].flatMap((email) =>
      vault.blindIndexes(email.toLowerCase()),
    ),
  );
  const rows = await inSystem(stage, (tx) =>
    tx
      .select({ index: userScans.emailIndex })
      .from(userScans)
      .where(
        inArray(
          userScans.userId,
          accounts.map(({ id }) => id),
        ),
      ),
  );
  return rows.every(({ index }) => index !== null && own.has(index));
}

export interface Leaver {
  userId: string;
  email: string;
}

/** Accounts of these people whose day of erasure has come by a moment. */
export async function leaversBy(stage: Stage, accounts: readonly KnownAccount[], time: number): Promise<Leaver[]> {
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ id }) => id);
  const rows = await inSystem(stage, (tx) =>
    tx
      .select({ userId: accountErasures.userId })
      .from(accountErasures)
      .where(
        and(
          inArray(accountErasures.userId, ids),
          isNull(accountErasures.erasedAt),
          lte(accountErasures.dueAt, new Date(time)),
        ),
      ),
  );
  return rows.map(({ userId }) => ({ userId, email: accounts.find(({ id }) => id === userId)?.email ?? '' }));
}

/** Where the number of an erased account may stand: it leads nowhere any more (core/erasure). */
const mayKeepNumber = ['account_erasures', 'audit_logs', 'live_events'];

/** Tables in which something of somebody is left, though their account was erased. */
export async function remainsOf(stage: Stage, { userId, email }: Leaver): Promise<string[]> {
  return inSystem(stage, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ named: boolean; numbered: boolean }>(sql`select
        coalesce(bool_or(position(${email} in lower(to_jsonb(t)::text)) > 0), false) as named,
        coalesce(bool_or(position(${userId} in to_jsonb(t)::text) > 0), false) as numbered from ${sql.identifier(name)} t`);
      if (rows[0]?.named || (rows[0]?.numbered && !mayKeepNumber.includes(name))) left.push(name);
    }
    return left;
  });
}
