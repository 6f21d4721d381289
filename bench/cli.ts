/**
 * How long the command line takes for one user name at every profile site of the first two tiers, beside Sherlock on the same hosts with the
 * same latencies: `--sherlock FOLDER` is a clone of it, whose packages are there for `python3`. Says what each answers about somebody who is
 * everywhere and about nobody, while one site in ten finds everybody. Method and figures: bench/README.md.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PLACE } from '#core/sources/sites/place.ts';
import { siteRows } from '#core/sources/sites/sites.ts';
import { quantile } from './scan-say.ts';

const { values } = parseArgs({
  options: { sherlock: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const RUNS = Number(values.runs);
const EVERYWHERE = 'islaeverly';
const NOBODY = 'kqzvwxnobody';

const root = path.join(import.meta.dirname, '..');
const program = path.join(root, 'build/cli/bin/quietprint.js');
if (!existsSync(program)) throw new Error('Run npm run cli:pack first.');

/** Sites that both can ask: their names allow both, and nothing but the status or a text decides. */
const rows = siteRows.filter(
  ({ askedBy, notAsked, tier, sensitive, probe, found, absent, names }) =>
    !askedBy &&
    !notAsked &&
    !sensitive &&
    tier !== 'C' &&
    probe.method === 'GET' &&
    !probe.headers &&
    found.status === 200 &&
    (absent.status === 404 || absent.includes) &&
    [EVERYWHERE, NOBODY].every((name) => new RegExp(names).test(name)),
);
const lying = rows.filter((_, place) => place % 10 === 9).map(({ id }) => id);

/** The same sites in the form of Sherlock's list. */
const sherlockSites = Object.fromEntries(
  rows.map(({ id, profile, probe, absent }) => [
    id,
    {
      url: profile.replaceAll(PLACE, '{}'),
      urlProbe: probe.url.replaceAll(PLACE, '{}'),
      urlMain: new URL(profile.replaceAll(PLACE, 'x')).origin,
      username_claimed: 'blue',
      // It would ask by HEAD, which the stand-in takes for another question.
      request_method: 'GET',
      ...(absent.status === 404 ? { errorType: 'status_code' } : { errorType: 'message', errorMsg: absent.includes }),
    },
  ]),
);

interface Measured {
  seconds: number;
  /** Of the processor, by the program alone. */
  processor: number;
  questions: number;
  found: string[];
}

interface Tool {
  name: string;
  command(name: string): string[];
  env: Record<string, string>;
  foundIn(output: string): string[];
}

const cli: Tool = {
  name: 'quietprint',
  command: (name) => [
    ...[process.execPath, program, 'scan', 'nobody@example.com', '--user-names', name, '--yes', '--quiet', '--json'],
    ...['--wait', '300', '--only', rows.map(({ id }) => id).join(',')],
  ],
  env: {},
  foundIn: (output) =>
    (JSON.parse(output).checks as { source: string; state: string }[])
      .filter(({ state }) => state === 'found')
      .map(({ source }) => source),
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-cli-'));
const listFile = path.join(folder, 'data.json');
writeFileSync(listFile, JSON.stringify(sherlockSites));

const sherlock = (clone: string): Tool => ({
  name: 'Sherlock',
  command: (name) => [
    ...[
      'python3',
      '-m',
      'sherlock_project',
      '--json',
      listFile,
      '--ignore-exclusions',
      '--no-color',
      '--timeout',
      '10',
    ],
    name,
  ],
  env: { PYTHONPATH: [clone, process.env.PYTHONPATH].filter(Boolean).join(':') },
  foundIn: (output) => [...output.matchAll(/^\[\+\] ([\w-]+): https/gm)].map(([, id = '']) => id),
});

async function runTool(
  tool: Tool,
  name: string,
  sandbox: ChildProcess,
  env: Record<string, string>,
): Promise<Measured> {
  const words = tool.command(name).map((word) => `'${word}'`);
  const { stdout, stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='%R %U %S'; time ${words.join(' ')}`], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? folder, ...env, ...tool.env },
  });
  const [seconds = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  sandbox.send('count');
  const [{ questions }] = (await once(sandbox, 'message')) as [{ questions: number }];
  return { seconds, processor: user + system, questions, found: tool.foundIn(stdout) };
}

function sayTool(tool: Tool, about: Record<'everywhere' | 'nobody', Measured[]>): void {
  const all = [...about.everywhere, ...about.nobody];
  const middle = (of: (one: Measured) => number, some = all) => quantile(some.map(of), 0.5);
  const honest = rows.length - lying.length;
  const foundOf = (some: Measured[], isLiar: boolean) =>
    middle(({ found }) => found.filter((id) => lying.includes(id) === isLiar).length, some);
  console.log(
    [
      tool.name,
      `  seconds                               ${middle(({ seconds }) => seconds).toFixed(1)}`,
      `  processor time per site               ${((middle(({ processor }) => processor) * 1_000) / rows.length).toFixed(1)} ms`,
      `  questions per site                    ${(middle(({ questions }) => questions) / rows.length).toFixed(1)}`,
      `  found of somebody who is everywhere   ${foundOf(about.everywhere, false)} of ${honest} at honest sites`,
      `  found of nobody, each a false answer  ${foundOf(about.nobody, false) + foundOf(about.nobody, true)}`,
      `  believed of sites that find everybody ${foundOf(about.everywhere, true)} of ${lying.length}`,
    ].join('\n'),
  );
}

const sandbox = fork(path.join(import.meta.dirname, 'cli-sandbox.ts'), [lying.join(',')]);
const [served] = (await once(sandbox, 'message')) as [Record<string, string>];
const env = { ...served, REQUESTS_CA_BUNDLE: served.NODE_EXTRA_CA_CERTS ?? '' };
const tools = [cli, ...(values.sherlock === undefined ? [] : [sherlock(path.resolve(values.sherlock))])];
console.log(
  `${rows.length} sites, ${lying.length} of which find everybody; load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`,
);
// Certificates of the sites are made when each is first asked.
await runTool(cli, NOBODY, sandbox, env);
const measured = new Map(tools.map((tool) => [tool, { everywhere: [] as Measured[], nobody: [] as Measured[] }]));
for (let run = 0; run < RUNS; run++)
  for (const [tool, about] of measured) {
    about.everywhere.push(await runTool(tool, EVERYWHERE, sandbox, env));
    about.nobody.push(await runTool(tool, NOBODY, sandbox, env));
  }
for (const [tool, about] of measured) sayTool(tool, about);
if (values.sherlock === undefined) console.log('Sherlock was skipped: --sherlock names a clone of it.');
console.log(`load at the end ${os.loadavg()[0]?.toFixed(1)}`);
sandbox.disconnect();
rmSync(folder, { recursive: true });
