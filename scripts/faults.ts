import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.ts';
import type { Found, Setting } from './faults/drill.ts';
import { type Fault, faults } from './faults/rows.ts';
import { playStories, stories } from './faults/stories.ts';

const USAGE = `npm run faults [-- --quick] [--only ${faults.map(({ name }) => name).join(',')}] [--database postgres|embedded]
npm run faults -- ${Object.keys(stories).join('|')} [minutes, 60] [--seed N --path P [--replay R]]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    database: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});

function fail(): never {
  console.error(USAGE);
  process.exit(2);
}

const load = () => (loadavg()[0] ?? 0).toFixed(1);

async function tryFault({ name, drill }: Fault, setting: Setting): Promise<Found & { took: string; load: string }> {
  const startedAt = performance.now();
  const before = load();
  const found = await drill(setting).catch((error: unknown) => ({
    figures: '',
    broken: [error instanceof Error ? error.message : String(error)],
  }));
  const took = `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
  console.error(
    `${found.broken.length === 0 ? 'held  ' : 'BROKEN'} ${name} [${setting.kind}]: ${found.broken.join('; ')}`,
  );
  return { ...found, took, load: `${before} → ${load()}` };
}

/** Tries each fault on a product of its own. @returns whether all held */
async function tryFaults(): Promise<boolean> {
  const wanted = values.only?.split(',') ?? faults.map(({ name }) => name);
  if (wanted.some((name) => !faults.some((one) => one.name === name))) fail();
  await buildIfChanged();
  let held = true;
  console.log(
    '| fault | must hold | database | | what was measured | took | load |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const one of faults.filter(({ name }) => wanted.includes(name)))
    for (const kind of one.databases.filter((database) => (values.database ?? database) === database)) {
      const { figures, broken, isUntried, took, load: during } = await tryFault(one, { kind, quick: values.quick });
      held &&= broken.length === 0;
      const holds = isUntried ? 'not tried' : 'held';
      const end = broken.length === 0 ? holds : `**${broken.join('; ')}**`;
      console.log(`| ${one.fault} | ${one.bound} | ${kind} | ${end} | ${figures} | ${took} | ${during} |`);
    }
  return held;
}

const [subject, minutes = '60'] = positionals;
if (subject === undefined) process.exitCode = (await tryFaults()) ? 0 : 1;
else {
  const file = Object.hasOwn(stories, subject) ? stories[subject] : undefined;
  if (!file || !(Number(minutes) > 0)) fail();
  process.exitCode = await playStories(file, minutes, values);
}
