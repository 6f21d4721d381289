import { install } from '../../e2e/installation.ts';
import { malformedRequests, sendMalformed } from '../../tests/malformed-requests.ts';
import { createJudge, type Drill, scaled } from './drill.ts';
import { eachAtOnce } from './orders.ts';

const AT_ONCE = 40;
const SEED = 20_261_125;
/** What the addresses of the product are made of, beside what is in no address. */
const pieces = ['services', 'auth', 'contact', 'admin', 'dashboard', 'scan/open', 'webhooks/stripe', 'free-scan'];
const STACK = /\n\s+at .+:\d+:\d+/;

/** Requests that are none, half of them with a head that is sound. */
export const sendMalformedRequests: Drill = async (setting) => {
  const count = scaled(10_000, setting);
  const judge = createJudge();
  const installation = await install(setting.kind);
  try {
    const port = Number(new URL(installation.url).port);
    const pid = installation.pid();
    const seen = new Map<number, number>();
    const failed: string[] = [];
    await eachAtOnce(malformedRequests(count, SEED, pieces), AT_ONCE, async (bytes) => {
      const { status, text } = await sendMalformed(port, bytes);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status >= 500 || STACK.test(text)) failed.push(bytes.toString('latin1').slice(0, 120));
    });
    const ready = (await fetch(`${installation.url}/readyz`)).ok;
    judge.must(
      failed.length === 0,
      `${failed.length} were answered with 5xx or a stack trace: ${JSON.stringify(failed[0])}`,
    );
    judge.must(ready && installation.pid() === pid, 'the product is not what it was');
    judge.must(!/ERROR|"level":"error"/.test(installation.log()), 'errors in the log');
    const statuses = [...seen].sort(([a], [b]) => a - b).map(([status, times]) => `${status || 'closed'} × ${times}`);
    return judge.end(`${count} requests: ${statuses.join(', ')}; no restart`);
  } finally {
    await installation.stop();
  }
};
