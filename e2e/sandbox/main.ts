import { setTimeout as sleep } from 'node:timers/promises';
import { people } from './people.ts';
import { createSandbox, realisticLatency } from './sandbox.ts';

/** `npm run sandbox`: the stand-in alone, until Ctrl-C. SANDBOX_PORT (4140), SANDBOX_DIR (.data/sandbox). */
const say = (line: string) => process.stdout.write(`${line}\n`);

const sandbox = await createSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 4140),
  certDir: process.env.SANDBOX_DIR ?? '.data/sandbox',
  latency: realisticLatency(),
  log: say,
});

for (const [name, value] of Object.entries(sandbox.environment)) say(`${name}=${value}`);
say(`${people.length} people to ask about: see e2e/sandbox/README.md. Ctrl-C ends.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.race([sandbox.close(), sleep(2000)]);
    process.exit(0);
  });
}
