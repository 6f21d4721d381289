import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { people } from '#sandbox/people.ts';
import { createSandbox, realisticLatency } from '#sandbox/sandbox.ts';
import { createStripeStandIn } from '#sandbox/stripe/stand-in.ts';

/**
 * `npm run demo`: the whole product on a machine without internet. The sandbox stands in for every outside source,
 * the product runs unchanged beside it with a data folder of its own. PORT (3000) is the site's.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 3000);
const printLine = (line: string) => process.stdout.write(`${line}\n`);

if (await opens(port)) {
  process.stderr.write(`Port ${port} is in use. Choose another one: PORT=3001 npm run demo\n`);
  process.exit(69);
}
const sandbox = await createSandbox({ certDir: path.join(root, '.data/sandbox'), latency: realisticLatency() });
const stripe = await createStripeStandIn({ webhookUrl: `http://localhost:${port}/webhooks/stripe` });
const product = startProduct({ ...sandbox.environment, ...stripe.environment });
let stopping = false;

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  product.kill('SIGTERM');
  await Promise.race([exited(product), sleep(12_000)]);
  if (product.exitCode === null && product.signalCode === null) product.kill('SIGKILL');
  await sandbox.close();
  await stripe.close();
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
product.once('error', (error) => {
  process.stderr.write(`The site could not be started: ${error.message}\n`);
  stop(1);
});
product.once('exit', (code) => stop(code ?? 1));

if (await answers(port, product)) welcome();

/** Whatever would reach a real service is blanked: the demo meets the sandbox and its own folder only. */
function startProduct(environment: Record<string, string> & typeof sandbox.environment): ChildProcess {
  const blank = ['DATABASE_URL', 'DATABASE_APP_URL', 'SMTP_URL'];
  const env = {
    ...process.env,
    ...Object.fromEntries(blank.map((name) => [name, ''])),
    ...environment,
    // Lower-case names win over upper-case ones.
    https_proxy: environment.HTTPS_PROXY,
    http_proxy: environment.HTTP_PROXY,
    no_proxy: environment.NO_PROXY,
    NODE_ENV: '',
    QUIETPRINT_DEMO: '1',
    DATA_DIR: path.join(root, '.data/demo'),
    HIBP_API_KEY: '0'.repeat(32),
    PORT: String(port),
  };
  return spawn(process.execPath, [path.join(root, 'scripts/start.ts')], { cwd: root, env, stdio: 'inherit' });
}

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** @returns true when the site takes connections; false when its process has ended */
async function answers(where: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && !stopping) {
    if (await opens(where)) return true;
    await sleep(250);
  }
  return false;
}

function opens(where: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(where, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function welcome() {
  const width = Math.max(...people.map((person) => person.email.length));
  printLine('');
  printLine(`  The demo is open:   http://localhost:${port}`);
  printLine(`  Mail to anybody:    http://localhost:${port}/dev/mail`);
  printLine('  Outside sources:    the sandbox; nothing leaves this computer');
  printLine('  Payments:           a stand-in for Stripe; no money moves. Card 4242 4242 4242 4242 pays');
  printLine('');
  printLine('  Start a free scan as one of these invented people:');
  for (const { email, name, story } of people) printLine(`    ${email.padEnd(width)}  ${name}. ${story}`);
  printLine('');
  printLine('  Ctrl-C ends it.');
}
