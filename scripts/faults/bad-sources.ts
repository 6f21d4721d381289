import { setTimeout as wait } from 'node:timers/promises';
import { registry } from '#core/sources/registry.ts';
import type { FailMode, Sandbox } from '#sandbox/sandbox.ts';
import { ownerEmail } from '../../e2e/accounts.ts';
import { type Installation, install } from '../../e2e/installation.ts';
import { assertHolds } from '../attacks/target.ts';
import { readBooks } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { memoryOf } from './memory.ts';
import { type Customer, openCustomer, placeReport } from './orders.ts';

const BAD = 100;
/** In which a process grows to the size it works with: embedded from 541 MB in the second to 659 in the seventh, and then no more. */
const FIRST_SCANS = 7;
/** More than the process took in a scan of the same sources while they were well. */
const MEMORY_BYTES = 100 * 2 ** 20;
/** A scan ends 30 s after its start at the latest, and is then reckoned and saved. */
const ENDED_MS = 33_000;
const MOST_MS = 120_000;
const POLL_MS = 250;
const REPORT = /Exposure report/;

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

const nonsense: readonly FailMode[] = [
  ...(['html-instead', 'wrong-types', 'empty-body', 'truncated-json', 'challenge-page'] as const),
  ...(['cut-connection', 'reset', 'deep-nesting', 'redirect-private', 'unavailable'] as const),
];

/** Sites that are asked about a user name, each at a host of its own that is the same for everybody. */
const sites = registry.filter(
  ({ needs, optIn, key, mustProve }) => needs === 'username' && !optIn && !key && !mustProve,
);
const hostsOf = ({ hosts }: (typeof sites)[number]) => (hosts === 'input' ? [] : hosts);
const fixedSites = sites.filter((source) => hostsOf(source).every((host) => !host.includes('*')));

/** What is wrong with the nth bad source: 30 hang, 20 trickle, 10 answer 50 MB, 40 answer nonsense. */
function misbehave({ controls }: Sandbox, host: string, n: number): void {
  if (n < 30) controls.hang(host);
  else if (n < 50) controls.fail(host, 'trickle');
  else if (n < 60) controls.fail(host, 'huge-body');
  else controls.fail(host, nonsense[n % nonsense.length] ?? 500);
}

/** Makes a hundred sources bad. @returns them */
function spoil(sandbox: Sandbox): typeof sites {
  const spoilt = fixedSites.slice(0, BAD);
  for (const [n, source] of spoilt.entries()) for (const host of hostsOf(source)) misbehave(sandbox, host, n);
  return spoilt;
}

/** Orders a report and has it paid. @returns the path of its page, once it is there */
async function startReport(customer: Customer, owner: Customer): Promise<string> {
  const orderId = await placeReport(customer);
  const { text } = await owner.browser.get(`/admin/orders/${orderId}`);
  const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
  const paid = { intent: 'payment', orderId, version, paymentStatus: 'paid' };
  const { status } = await owner.browser.post(`/admin/orders/${orderId}`, paid);
  assertHolds(status < 400, `the order could not be paid: ${status}`);
  for (const end = Date.now() + MOST_MS; Date.now() < end; await wait(POLL_MS)) {
    const path = /\/dashboard\/scans\/[0-9a-f-]{36}/.exec(
      (await customer.browser.get(`/dashboard/requests/${orderId}`)).text,
    );
    if (path) return path[0];
  }
  throw new Error('the scan of an order never began');
}

/** Waits until the report can be read. @returns its page, and the most memory that the process took meanwhile */
async function untilReported({ browser }: Customer, path: string, installation: Installation) {
  let most = 0;
  for (const end = Date.now() + MOST_MS; Date.now() < end; await wait(POLL_MS)) {
    most = Math.max(most, memoryOf(installation.pid()));
    const { text } = await browser.get(path);
    if (REPORT.test(text) && !text.includes('role="progressbar"')) return { page: text, most };
  }
  throw new Error('the report never came');
}

interface KeptCheck {
  sourceId: string;
  state: string;
  reason: string | null;
}
interface KeptScan {
  status: string;
  ms: number;
}

/** A customer whose user name is looked for. */
async function openUser(installation: Installation, mail: Awaited<ReturnType<typeof startMailServer>>, name: string) {
  const customer = await openCustomer(installation, mail, `${name}@example.com`);
  const { status } = await customer.browser.post('/dashboard/identity', {
    intent: 'add',
    kind: 'username',
    value: name,
  });
  assertHolds(status < 400, `a user name could not be added: ${status}`);
  return customer;
}

/** A scan of which a hundred sources hang, trickle, answer without end or nonsense, after some that met none of it. */
export const spoilSources: Drill = async (setting) => {
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment);
  try {
    const owner = await openCustomer(installation, mail, ownerEmail);
    const scan = async (user: string) => {
      const customer = await openUser(installation, mail, user);
      const path = await startReport(customer, owner);
      return { path, ...(await untilReported(customer, path, installation)) };
    };
    for (let n = 0; n < FIRST_SCANS; n++) await scan(`carolcarter${n}`);
    const ordinary = await scan('erinevans');
    const bad = spoil(installation.sandbox);
    const { path, page, most } = await scan('daviddrew');
    const grown = most - ordinary.most;
    if (setting.kind === 'embedded') await installation.end();
    const id = path.split('/').at(-1) ?? '';
    const [[kept], checks] = await readBooks(installation, async (query) => [
      await query<KeptScan>(`select status, extract(epoch from finished_at - started_at)::float * 1000 as ms
        from user_scans where id = '${id}'`),
      await query<KeptCheck>(`select source_id as "sourceId", state, reason from scan_checks where scan_id = '${id}'`),
    ]);
    const badIds = new Set(bad.map((source) => source.id));
    const ofBad = checks.filter(({ sourceId }) => badIds.has(sourceId));
    const believed = ofBad.filter(({ state }) => state !== 'not-checked' && state !== 'waiting');
    const unnamed = bad.filter(({ name }) => !page.includes(name.replaceAll('&', '&amp;')));
    judge.must(kept?.status === 'completed', `the scan is ${kept?.status}`);
    judge.must((kept?.ms ?? Number.POSITIVE_INFINITY) <= ENDED_MS, `the scan took ${seconds(kept?.ms ?? 0)}`);
    judge.must(ofBad.length === bad.length, `only ${ofBad.length} of ${bad.length} bad sources are part of the scan`);
    judge.must(believed.length === 0, `${believed.map(({ sourceId, state }) => `${sourceId} is ${state}`)}`);
    judge.must(unnamed.length === 0, `gaps that the report does not name: ${unnamed.map(({ name }) => name)}`);
    judge.must(grown <= MEMORY_BYTES, `${megabytes(grown)} MB more`);
    const answered = checks.filter(({ state }) => state === 'found' || state === 'clear').length;
    return judge.end(
      `${bad.length} bad sources of ${checks.length}: the scan ended after ${seconds(kept?.ms ?? 0)}, ${answered} answered, none of the bad ones believed, each named; ${megabytes(most)} MB at most, ${megabytes(ordinary.most)} in the scan before`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
