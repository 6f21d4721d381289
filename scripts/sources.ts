/** `npm run sources`: what an operator asks of the sources themselves. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Source } from '#core/sources/define.ts';
import { checkSources, tableOf } from '#core/sources/health/actions/check-sources.ts';
import { isProvable, type Provable } from '#core/sources/health/internal/health.ts';
import { keyOf, switchedOnSources } from '#core/sources/queries/sources.ts';
import { readRows } from '#core/sources/sites/row.ts';
import { moreSiteRows, siteRows } from '#core/sources/sites/sites.ts';
import { loadConfig } from '#platform/config.ts';
import { createOutgoing, type Outgoing, userAgentOf } from '#platform/http/outgoing.ts';
import { NoRuleError, proposeRow } from './sources/propose.ts';

const usage = `npm run sources -- check [ID…] [--write]    ask each source for a name that it has and for one that nobody has
npm run sources -- add PAGE NAME NAME       propose a row for a site, from two people who are there
npm run sources -- convert FILE [--more]    make core/sources/sites/sites.json from a collection of profile sites

check  asks the sources that are switched on, or those named, from this machine and in the pace of each. It ends with 1 when one of them
       lies or has changed. --write keeps the outcome as the state from which each source starts.
add    PAGE is the address of a profile, with the first name in it.
convert  --more makes core/sources/sites/more-sites.json instead, whose sites take part in scans once they have proved themselves.`;

const WRONG_USAGE = 64;
const printLine = (line: string) => process.stdout.write(`${line}\n`);

class UnknownSourceError extends Error {}

const config = loadConfig(process.env);

function openOutgoing(): Outgoing {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { appUrl, site } = config;
  const userAgent = userAgentOf({ name: site.name, version, appUrl, contactEmail: site.contactEmail });
  return createOutgoing({ env: process.env, userAgent });
}

/** Those that can be proved, of all that are switched on or of those that are named. @throws UnknownSourceError for others that are named */
function chosen(ids: readonly string[]): Provable[] {
  const all = switchedOnSources(config);
  const unknown = ids.filter((id) => !all.some((source) => source.id === id));
  if (unknown.length > 0) throw new UnknownSourceError(`There is no source ${unknown.join(', ')} that is switched on.`);
  const wanted = all.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const unproved = wanted.filter((source) => ids.length > 0 && !isProvable(source)).map(({ id }) => id);
  if (unproved.length > 0)
    throw new UnknownSourceError(`There is no known name to check by of ${unproved.join(', ')}.`);
  return wanted.filter(isProvable);
}

async function check(ids: readonly string[], { write }: { write: boolean }): Promise<number> {
  readRows(siteRows);
  readRows(moreSiteRows, 'more-sites');
  const outgoing = openOutgoing();
  try {
    const sources = chosen(ids);
    printLine(sources.length === 1 ? 'Asking 1 source…' : `Asking ${sources.length} sources…`);
    const means = { outgoing, keyOf: (source: Source) => keyOf(source, config), now: () => new Date() };
    const checked = await checkSources(sources, means);
    printLine(tableOf(checked));
    if (write) await (await import('./sources/write-states.ts')).writeStates(config, checked);
    return checked.some(({ verdict }) => verdict === 'lies' || verdict === 'changed') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnknownSourceError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return WRONG_USAGE;
  } finally {
    await outgoing.close();
  }
}

async function add([page, ...names]: readonly string[]): Promise<number> {
  const [first, second] = names;
  if (!page || !first || !second || !URL.canParse(page)) return wrongUsage();
  const outgoing = openOutgoing();
  try {
    printLine(JSON.stringify(await proposeRow(page, [first, second], outgoing)));
    return 0;
  } catch (error) {
    if (!(error instanceof NoRuleError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await outgoing.close();
  }
}

function wrongUsage(): number {
  process.stderr.write(`${usage}\n`);
  return WRONG_USAGE;
}

/** @returns nothing to do where an option is unknown */
function readArguments(): { positionals: string[]; values: { write: boolean; more: boolean } } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { write: flag, more: flag } });
  } catch {
    return { positionals: [], values: { write: false, more: false } };
  }
}

const { positionals, values } = readArguments();
const [command, ...rest] = positionals;
if (command === 'convert' && rest[0]) {
  const { convertSites } = await import('./sources/convert-sites.ts');
  printLine(`${await convertSites(rest[0], values.more ? 'more-sites' : 'sites')} rows`);
} else if (command === 'check') process.exitCode = await check(rest, values);
else if (command === 'add') process.exitCode = await add(rest);
else process.exitCode = wrongUsage();
