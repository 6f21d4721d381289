import { setTimeout as wait } from 'node:timers/promises';
import { people } from '#sandbox/people.ts';
import { type Installation, install } from '../../e2e/installation.ts';
import { type Browser, openBrowser } from '../attacks/browser.ts';
import { assertHolds } from '../attacks/target.ts';
import { type Query, readBooks } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { eachAtOnce } from './orders.ts';

const SCANS = 20;
/** Questions that were asked when the process is killed: some have their answer, others wait for it. */
const ASKED = 60;
const MOST_MS = 120_000;
const REPORT = /Exposure report/;

interface Visitor {
  browser: Browser;
  /** Where their scan is. */
  path: string;
}

interface Invited {
  browser: Browser;
  token: string;
}

/** Asks for a free scan, and waits for the mail with its link. */
async function askForScan({ url }: Installation, mail: MailServer, email: string): Promise<Invited> {
  const browser = openBrowser(url);
  await browser.post('/free-scan', { name: 'Carol', email });
  return { browser, token: (await mail.linkFor(email, 'scan')).searchParams.get('token') ?? '' };
}

async function openLink({ browser, token }: Invited): Promise<Visitor> {
  const { status, headers } = await browser.post('/scan/open', { token });
  assertHolds(status === 302, `a scan could not be started: ${status}`);
  return { browser, path: String(headers.location) };
}

/** Waits until every report can be read. @returns how many can */
async function untilReported(visitors: readonly Visitor[]): Promise<number> {
  const waiting = new Set(visitors);
  for (const end = Date.now() + MOST_MS; waiting.size > 0 && Date.now() < end; await wait(500))
    for (const visitor of waiting) {
      const answer = await visitor.browser.get(visitor.path).catch(() => null);
      if (answer?.status === 200 && REPORT.test(answer.text)) waiting.delete(visitor);
    }
  return visitors.length - waiting.size;
}

interface Kept {
  ended: number;
  open: number;
  twice: number;
  findings: number;
}

async function readScans(query: Query): Promise<Kept> {
  const [kept] = await query<Kept>(`select
    (select count(*)::int from user_scans where status in ('completed', 'failed')) as ended,
    (select count(*)::int from user_scans where status in ('pending', 'processing')) as open,
    (select count(*)::int from scan_findings) as findings,
    (select count(*)::int from (select from scan_findings
      group by scan_id, source_id, identifier_id, fingerprint having count(*) > 1) as repeated) as twice`);
  return kept ?? { ended: 0, open: 0, twice: 0, findings: 0 };
}

/** `kill -9` in the middle of 20 scans, whose people then read their reports. */
export const killDuringScans: Drill = async (setting) => {
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment, { durable: true });
  try {
    const { sandbox } = installation;
    sandbox.controls.latency(({ host }) => (host.includes('github') ? 100 : 1_500 + (host.length % 5) * 700));
    const strangers = Array.from({ length: SCANS }, (_, n) => `nobody-${n}@example.com`);
    const emails = [...people.map(({ email }) => email), ...strangers].slice(0, SCANS);
    const invited: Invited[] = [];
    await eachAtOnce(emails, 4, async (email) => void invited.push(await askForScan(installation, mail, email)));
    const visitors = await Promise.all(invited.map(openLink));
    for (const end = Date.now() + MOST_MS; sandbox.requests.length < ASKED && Date.now() < end; ) await wait(20);
    const asked = sandbox.requests.length;
    await installation.kill();
    const killedAt = performance.now();
    await installation.start();
    const reported = await untilReported(visitors);
    const tookMs = performance.now() - killedAt;
    if (setting.kind === 'embedded') await installation.end();
    const { ended, open, twice, findings } = await readBooks(installation, readScans);
    judge.must(reported === SCANS, `only ${reported} of ${SCANS} reports could be read`);
    judge.must(ended === SCANS && open === 0, `${open} scans are still running, ${ended} have ended`);
    judge.must(twice === 0, `${twice} findings stand twice`);
    judge.must(findings > 0, 'nothing was found at all');
    return judge.end(
      `${SCANS} scans, killed after ${asked} questions: all ended and readable ${seconds(tookMs)} after the kill; ${findings} findings, none twice`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
