import { parseArgs } from 'node:util';
import { emptyMemory } from '#core/sources/actions/state-in-memory.ts';
import { checkSources, provableSources, tableOf } from '#core/sources/health/actions/check-sources.ts';
import { keyOf } from '#core/sources/queries/sources.ts';
import type { Command } from './command.ts';
import { openEngine, sourcesOf } from './engine.ts';
import { scanEnvironment } from './scan/manual.ts';
import { chosenSources, readSites } from './scan/options.ts';
import { type Status, status, UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';

const options = {
  sites: { type: 'string', default: 'B' },
  quiet: { type: 'boolean', default: false },
} as const;

export const sourcesCheck: Command = {
  name: 'sources check',
  manual: {
    synopsis: ['sources check [SOURCE…] [--sites A|B|all]'],
    summary: 'test from here whether each source can be believed',
    description: [
      'Asks each source for somebody whom it is known to have, and for a name that nobody can have, in the pace of each. Nothing of yours is asked about.',
      'A source "works" when it tells the two apart. It "lies" when it finds what cannot exist, or misses what its own test account is; "changed" is an answer in a form that its rule does not know; "gone", that everybody who was known there has left; "blocked", that it would not answer your network.',
      'SOURCE is an id or a kind, as in --only of scan. Sources without a known name cannot be tested, and are left out.',
    ],
    options: [
      ['--sites A|B|all', 'Profile sites, as in scan.'],
      ['--quiet', 'Show the table alone.'],
    ],
    statuses: [
      [status.done, 'No source lies, and none has changed.'],
      [status.told, 'One lies or has changed.'],
      [status.usage, 'The command was written wrongly.'],
    ],
    environment: scanEnvironment,
    examples: [
      ['quietprint sources check', 'Test those that scans ask.'],
      ['quietprint sources check breaches github-user', 'Test some.'],
    ],
  },
  run: runCheck,
};

async function runCheck(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const engine = openEngine(terminal, emptyMemory());
  try {
    const choice = { sites: readSites(values.sites), only: positionals };
    const sources = provableSources(chosenSources(sourcesOf(engine), choice));
    if (sources.length === 0)
      throw new UsageError('None of these can be tested: no name is known that they must find.');
    if (!values.quiet) terminal.note(`Testing ${sources.length} sources, each in its own pace…\n`);
    const { outgoing, config } = engine;
    const checked = await checkSources(sources, {
      outgoing,
      keyOf: (source) => keyOf(source, config),
      now: () => new Date(),
      pause: (ms) => engine.clock.sleep(ms, terminal.signal),
    });
    terminal.out(`${tableOf(checked)}\n`);
    return checked.some(({ verdict }) => verdict === 'lies' || verdict === 'changed') ? status.told : status.done;
  } finally {
    await engine.outgoing.close();
  }
}
