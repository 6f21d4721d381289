import { sql } from 'drizzle-orm';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { erasureDue } from '#core/lifecycle/erasure/jobs.ts';
import { keptBy } from '#core/lifecycle/kept/queries/kept.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Part, Stage } from '../stage.ts';
import { accountOperations, type Society } from './operations.ts';
import { createHumans } from './people.ts';

const DAY = 86_400_000;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

interface Account {
  id: string;
  email: string;
  isClosed: boolean;
  hasFactor: boolean;
}

/** Sign-up, sign-in, second factor, deactivation and erasure, by people of whom one has no good intentions. */
export async function openAccounts(stage: Stage): Promise<Part> {
  const { base, world, clock, finish } = stage;
  const society: Society = {
    humans: createHumans(),
    handedOut: [],
    accounts: new Set(),
    orders: [],
    withFactor: new Set(),
    skipped: [],
  };
  /** By id, every account that was ever seen: what is erased is looked for under both. */
  const known = new Map<string, string>();
  /** What was looked at already: sessions that were handed out, and accounts that were erased. */
  const looked = { sessions: 0, erased: new Set<string>() };
  let withPaidOrders = 0;

  const read = async <Row extends Record<string, unknown>>(what: ReturnType<typeof sql>) =>
    (await base.transaction(systemScope, (tx) => tx.execute<Row>(what))).rows;
  const readAccounts = () =>
    read<Account & Record<string, unknown>>(sql`select p.id, p.email, p.deleted_at is not null as "isClosed",
      exists (select from two_factors f where f.user_id = p.id and f.confirmed_at is not null) as "hasFactor" from profiles p`);

  /** Only who reads the mailbox is handed a session. */
  function faultsOfSessions(): string[] {
    const faults = society.handedOut
      .slice(looked.sessions)
      .filter(({ to, email }) => to.mailbox !== email)
      .map(({ to, email }) => `${to.name} is signed in to the account of ${email}`);
    looked.sessions = society.handedOut.length;
    return faults;
  }

  /** Sessions of accounts that are closed, or gone, answer nothing. */
  async function faultsOfClosed(accounts: readonly Account[]): Promise<string[]> {
    const open = new Set(accounts.flatMap(({ email, isClosed }) => (isClosed ? [] : [email])));
    const faults: string[] = [];
    for (const { accessToken, email } of society.handedOut.filter((one) => !open.has(one.email)))
      if (await readActorByToken(world, accessToken, { isUse: false }))
        faults.push(`a session of ${email} answers, whose account is closed`);
    return faults;
  }

  /** Nothing of what is kept of people is left of somebody who was erased, but for what says why it stays. */
  async function faultsOfErased(isAll: boolean): Promise<string[]> {
    const gone = await read<{ id: string }>(
      sql`select distinct user_id as id from account_erasures where erased_at is not null`,
    );
    const faults: string[] = [];
    for (const { id } of isAll ? gone : gone.filter((one) => !looked.erased.has(one.id)))
      for (const { name, rows, stays } of keptBy(world.modules)) {
        const email = known.get(id) ?? '';
        // The address may have an account again by now, which is somebody else.
        const whose = { userId: id, email: [...known.values()].filter((one) => one === email).length > 1 ? '' : email };
        if (!rows || stays !== undefined || whose.email === '') continue;
        const { of, where } = rows(whose, world);
        const [left] = await read<{ n: number }>(sql`select count(*)::int as n from ${of} where ${where}`);
        if (left && left.n > 0) faults.push(`${left.n} rows of ${name} are left of ${email}, who was erased`);
      }
    for (const { id } of gone) looked.erased.add(id);
    return faults;
  }

  async function faultsOfBooks(): Promise<string[]> {
    const [row] = await read<{ orphans: number; paid: number }>(sql`select
      (select count(*)::int from service_requests s where user_id is null and payment_status not in ('paid', 'refunded')) as orphans,
      (select count(*)::int from service_requests s where user_id is null and payment_status in ('paid', 'refunded')) as paid`);
    withPaidOrders = row?.paid ?? 0;
    return row && row.orphans > 0 ? [`${row.orphans} unpaid orders are left of nobody`] : [];
  }

  async function faultsNow(isAll = false): Promise<string[]> {
    const accounts = await readAccounts();
    for (const { id, email } of accounts) known.set(id, email);
    const twice = accounts.length - new Set(accounts.map(({ email }) => email)).size;
    society.withFactor = new Set(accounts.flatMap(({ email, hasFactor }) => (hasFactor ? [email] : [])));
    return [
      ...society.skipped.map((email) => `${email} was let in without the second factor`),
      ...(twice > 0 ? [`${twice} addresses have two accounts`] : []),
      ...faultsOfSessions(),
      ...(await faultsOfClosed(accounts)),
      ...(await faultsOfErased(isAll)),
    ];
  }

  const { operations, openAccount } = accountOperations(stage, society);
  for (const human of society.humans.slice(0, 2)) await openAccount(human);
  return {
    operations,
    async settle() {
      for (const milliseconds of [0, 2 * DAY, 29 * DAY, DAY]) {
        clock.advance(milliseconds);
        await finish('erasure', (platform) => erasureDue.run(platform, {}, run));
        await finish('worker', () => stage.processes.any().worker.work());
      }
    },
    faultsNow: () => faultsNow(),
    async faultsAtRest() {
      const waiting = await read<{ id: string }>(
        sql`select user_id as id from account_erasures where erased_at is null`,
      );
      return [
        ...(await faultsNow(true)),
        ...(await faultsOfBooks()),
        ...waiting.map(({ id }) => `the erasure of ${known.get(id)} is never done`),
      ];
    },
    counts: () => ({
      accounts: society.accounts.size,
      sessions: society.handedOut.length,
      'second factors': society.humans.reduce((sum, { secrets }) => sum + secrets.length, 0),
      erased: looked.erased.size,
      'paid orders of the erased': withPaidOrders,
    }),
  };
}
