/**
 * How fast a scan is, and whether many at once keep every source within its pace; with `--cost` what a question costs
 * beside a bare client, with `--real-paces` how long visitors wait behind a full queue at the paces of the registry, with `--many` whether
 * fifty scans of 300 sources at once lose an answer, with `--wide` how a night proves 1,000 sites and a scan asks them. Bounds and method: bench/README.md. Ends with status 1 when a bound is missed. DATABASE_URL measures PostgreSQL instead of the embedded database.
 */
import { parseArgs } from 'node:util';
import { missed } from './scan-say.ts';

const { values } = parseArgs({
  options: {
    cost: { type: 'boolean' },
    'real-paces': { type: 'boolean' },
    many: { type: 'boolean' },
    wide: { type: 'boolean' },
  },
});
if (values.cost) await import('./scan-cost.ts');
else if (values['real-paces']) await import('./scan-paces.ts');
else if (values.many) await import('./scan-many.ts');
else if (values.wide) await import('./scan-wide.ts');
else await import('./scan-at-once.ts');
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
