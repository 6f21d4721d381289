import { profiles } from '#core/accounts/profile/schema.ts';
import { followOptOutLink } from '#core/opt-outs/actions/follow-opt-out-link.ts';
import { mailOptOutLink } from '#core/opt-outs/actions/mail-opt-out-link.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { scanLate, scanRetention } from '#core/scans/jobs.ts';
import { testSources } from '#core/sources/health/actions/test-sources.ts';
import { startWatching } from '#core/watching/actions/start-watching.ts';
import { watchAddress } from '#core/watching/actions/watch-address.ts';
import { watchingDigest, watchingEnd, watchingScan } from '#core/watching/jobs.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import type { Person } from '#tests/cast.ts';
import { as, type Operation, type Part, type Stage } from '../stage.ts';
import { createScanChecks } from './invariants.ts';
import { type Mood, moods } from './outside.ts';
import { sources } from './sources.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const never = new AbortController().signal;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: never };

/** A result that a browser has opened. */
interface Opened {
  scanId: string;
  accessKey: string;
}

/** Two of those whom the sandbox knows have an account. */
const customerOf = (email: string, n: number): Person => ({
  kind: 'person',
  userId: `0190dddd-0000-7000-8000-${String(n).padStart(12, '0')}`,
  role: 'user',
  email,
  fullName: 'A Customer',
  sessionId: `0190eeee-0000-7000-8000-${String(n).padStart(12, '0')}`,
});

export async function openScans(stage: Stage): Promise<Part> {
  const { random, scheduler, clock, outside, letters, start } = stage;
  const [first = '', second = '', ...visitors] = outside.people;
  const customers = [first, second].map(customerOf);
  const opened: Opened[] = [];
  await stage.base.transaction(systemScope, (tx) =>
    tx.insert(profiles).values(customers.map(({ userId, email, fullName }) => ({ id: userId, email, fullName }))),
  );
  const visitor = (platform: Parameters<typeof as>[0]) =>
    as(platform, { kind: 'visitor', scanIds: [] }, `203.0.113.${1 + random.int(250)}`);
  const runJob = (name: string, job: Pick<JobDefinition, 'run'>) => () =>
    start(name, (platform) => job.run(platform, {}, run));
  /** A link of that kind out of one of the mails. */
  const pickToken = (link: RegExp): string | null => {
    const tokens = letters.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    return tokens.length > 0 ? random.pick(tokens) : null;
  };

  const ask: Operation = () => {
    const email = random.pick(random.chance(0.2) ? outside.people : visitors);
    start('request', (platform) => startFreeScan(visitor(platform), { name: 'Somebody', email }));
  };
  const openLink: Operation = () => {
    const token = pickToken(/scan\/open\?token=([\w-]{43})\s/);
    if (!token) return;
    start('open', async (platform) => {
      opened.push(await openScanLink(visitor(platform), token));
    });
  };
  const askAsCustomer: Operation = () => {
    const customer = random.pick(customers);
    const input = { name: 'A Customer', email: customer.email };
    start('own scan', (platform) => startFreeScan(as(platform, customer), input));
  };
  const watch: Operation = () => {
    if (opened.length === 0 || random.chance(0.3)) {
      const customer = random.pick(customers);
      const input = { pace: 'monthly' as const, timeZone: 'Europe/London' };
      return start('watch', (platform) => startWatching(as(platform, customer), input));
    }
    const { scanId, accessKey } = random.pick(opened);
    start('watch address', (platform) =>
      watchAddress(visitor(platform), scanId, { timeZone: 'Europe/London' }, [accessKey]),
    );
  };
  const changeMood: Operation = () => {
    const { id, control } = random.pick(random.chance(0.4) ? sources.filter((one) => one.control) : sources);
    const honest = moods.filter((mood) => !mood.startsWith('finds'));
    const mood: Mood = random.chance(0.5) ? 'truthful' : random.pick(control ? moods : honest);
    outside.moods.set(id, mood);
    scheduler.note(`${id} is ${mood} from now on`);
  };
  const optOut: Operation = () => {
    const token = pickToken(/never-scan\/open\?token=([\w-]{43})/);
    if (token && random.chance(0.6))
      return start('opt-out link', (platform) => followOptOutLink(visitor(platform), { token }));
    const email = random.pick(visitors);
    start('opt-out', (platform) => mailOptOutLink(visitor(platform), { email }));
  };
  const testAtNight: Operation = () => start('night', (platform) => testSources(platform, sources, never));
  const letTimePass: Operation = () => {
    const milliseconds = random.pick([SECOND, 5 * SECOND, 40 * SECOND, 4 * MINUTE, 16 * MINUTE, HOUR, 5 * HOUR]);
    scheduler.note(`${milliseconds / SECOND} s pass`);
    clock.advance(random.chance(0.06) ? 27 * 24 * HOUR : milliseconds);
  };
  const jump: Operation = () => {
    scheduler.note('the clock is set back');
    clock.jump(-random.int(2_000));
  };

  const late = runJob('late', scanLate);
  const checks = createScanChecks(stage, customers);
  return {
    operations: [
      [8, ask],
      [8, openLink],
      [4, askAsCustomer],
      [2, watch],
      [4, changeMood],
      [2, optOut],
      [2, testAtNight],
      [6, late],
      [1, runJob('retention', scanRetention)],
      [2, runJob('watching', watchingScan)],
      [2, runJob('digest', watchingDigest)],
      [1, runJob('end of watching', watchingEnd)],
      [3, letTimePass],
      [1, jump],
    ],
    async settle() {
      outside.moods.clear();
      const waits = [1, 5, 15, 60, 120, 240, 480, 600].map((minutes) => minutes * MINUTE);
      for (const milliseconds of waits) {
        clock.advance(milliseconds);
        await stage.finish('late', (platform) => scanLate.run(platform, {}, run));
        await stage.finish('retention', (platform) => scanRetention.run(platform, {}, run));
        await stage.finish('digest', (platform) => watchingDigest.run(platform, {}, run));
        await stage.finish('worker', () => stage.processes.any().worker.work());
      }
    },
    faultsNow: checks.faultsNow,
    faultsAtRest: checks.faultsAtRest,
    counts: checks.counts,
  };
}
