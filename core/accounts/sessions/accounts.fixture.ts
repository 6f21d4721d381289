import type { Session, SignedIn } from '#contract/accounts/session.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { exchangeRecovery } from '#core/accounts/sessions/actions/exchange-recovery.ts';
import { openRecovery } from '#core/accounts/sessions/actions/open-recovery.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createWorld, type World, type WorldOptions } from '#tests/world.ts';
import { accountExists, confirmAddress, passwordWasChanged, resetPassword } from './emails.ts';

export const password = 'correct horse';
export const alice = { email: 'alice@example.com', password, fullName: 'Alice Archer' };

export interface AccountsWorld extends World {
  /** A visitor at an address that nobody has used, or at the one given; in a browser without our cookie, or in this one. */
  from(ip?: string, browser?: string): Context;
  inSystem<Row>(work: (tx: Transaction) => Promise<Row>): Promise<Row>;
  /** The token of the newest mailed link to an address. @param type needed when mails of two kinds left together */
  linkTo(email: string, type?: 'confirmation' | 'recovery'): Promise<string>;
  mailsTo(email: string): Promise<string[]>;
  /** Presses the newest mailed link of a reset. @returns the token that can set a password */
  openReset(email: string): Promise<string>;
  /** Signs up. @returns the token that this browser keeps of it */
  signUpAs(input?: Partial<typeof alice>): Promise<string>;
  /** A confirmed account. */
  openAccount(input?: typeof alice): Promise<Session>;
  /** Names of the events in the audit log, refusals marked, oldest first. */
  events(): Promise<string[]>;
  close(): Promise<void>;
}

export function sessionIn(signedIn: SignedIn | { state: 'password-wanted' }): Session {
  if (signedIn.state !== 'signed-in') throw new Error('a second factor was asked for');
  return signedIn.session;
}

let clients = 0;

export async function createAccountsWorld(
  database: Database['kind'],
  options: Partial<WorldOptions> = {},
): Promise<AccountsWorld> {
  const emails = [confirmAddress, accountExists, resetPassword, passwordWasChanged, ...(options.emails ?? [])];
  const world = await createWorld({ ...options, database, emails });
  const inSystem: AccountsWorld['inSystem'] = (work) => world.database.transaction(systemScope, work);
  const freshAddress = () => `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients++ & 255}`;
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';
  const from = (ip = freshAddress(), browser?: string): Context => ({
    actor: visitor,
    client: { requestId: 'r', ip, userAgent, ...(browser !== undefined && { browser }) },
    platform: world,
  });
  const mailsTo = async (email: string) => {
    await world.drain();
    return world.mailbox.filter(({ to }) => to === email).map(({ text }) => text);
  };
  const linkTo: AccountsWorld['linkTo'] = async (email, type) => {
    const token = new RegExp(`${type ? `type=${type}&` : ''}token=([\\w-]+)`);
    return (await mailsTo(email)).map((text) => text.match(token)?.[1]).findLast(Boolean) ?? '';
  };
  const signUpAs = async (input: Partial<typeof alice> = {}) => {
    const { signUpToken } = await signUp(from(), { ...alice, ...input });
    return signUpToken;
  };
  return {
    ...world,
    from,
    signUpAs,
    inSystem,
    mailsTo,
    linkTo,
    async openReset(email) {
      const { browser, ...pair } = await openRecovery(from(), await linkTo(email, 'recovery'));
      const held = await exchangeRecovery(from(undefined, browser), pair);
      return held.access_token;
    },
    async openAccount(input = alice) {
      const signUpToken = await signUpAs(input);
      return sessionIn(await confirmSignUp(from(), await linkTo(input.email), signUpToken));
    },
    async events() {
      const rows = await inSystem((tx) => tx.select().from(auditLogs).orderBy(auditLogs.createdAt));
      return rows.map(({ details, outcome }) => `${details?.event}${outcome === 'refused' ? ' refused' : ''}`);
    },
  };
}
