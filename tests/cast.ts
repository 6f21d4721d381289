import { profiles } from '#core/accounts/profile/schema.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Actor, Role } from '#core/base/context.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

export type Person = Extract<Actor, { kind: 'person' }>;

const person = (n: number, role: Role, name: string, email: string): Person => ({
  kind: 'person',
  userId: `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`,
  role,
  email,
  fullName: name,
  sessionId: `0190bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`,
});

/** OWNER_EMAIL of a test world. */
export const OWNER_EMAIL = 'owner@quietprint.test';

/** Who appears in the tests. Alice and Bob are customers and strangers to each other. */
export const alice = person(1, 'user', 'Alice Archer', 'alice@example.com');
export const bob = person(2, 'user', 'Bob Baker', 'bob@example.com');
export const assistant = person(3, 'assistant', 'Ann Assistant', 'assistant@quietprint.test');
export const admin = person(4, 'admin', 'Adam Admin', 'admin@quietprint.test');
/** The admin whose address is the installation's OWNER_EMAIL. */
export const owner = person(5, 'admin', 'Olive Owner', OWNER_EMAIL);

export const cast = { alice, bob, assistant, admin, owner };

/** Of a password that nobody knows. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$eaaWJAEJi7l0ShntZqFDGg$rUL1OeVIV6tWf4+EClpu4ZGQSjKTYEvhLp0E+g1BrWQ';

/** Gives everyone of the cast a confirmed account. Nobody can sign in to it with a password. */
export async function insertCast(database: Database): Promise<void> {
  const rows = Object.values(cast).map(({ userId, email, fullName, role }) => ({ id: userId, email, fullName, role }));
  const now = new Date(0);
  const credentials = rows.map(({ id }) => ({
    userId: id,
    passwordHash,
    passwordChangedAt: now,
    emailConfirmedAt: now,
  }));
  await database.transaction(systemScope, async (tx) => {
    await tx.insert(profiles).values(rows);
    await tx.insert(authCredentials).values(credentials);
  });
}
