import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { identifierKinds } from '#contract/scans/types.ts';
import type { Command } from './command.ts';
import { scanEnvironment, scanOptionTexts } from './scan/manual.ts';
import { readChoice, type ScanChoice, scanOptions } from './scan/options.ts';
import { runScan } from './scan/run.ts';
import { type Status, status, UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';

export const watch: Command = {
  name: 'watch',
  manual: {
    synopsis: ['watch --since FILE [--update] [--json] [OPTION…]'],
    summary: 'scan again, and say what is new since an earlier result',
    description: [
      'FILE is what scan --json wrote. The same address and user names are asked about again, and what FILE did not hold is told. Made for cron: without news it prints nothing.',
      'A find at a source that had not answered when FILE was written is told as well, and marked: it may be old. Something that is not found any more is not told, since a source that is silent today says nothing.',
      'Where too few sources answer to say how you stand, the status says that it failed, also when there is nothing new: silence is no all-clear. With --update FILE is replaced then as well only by what is whole.',
    ],
    options: [
      ['--since FILE', 'The earlier result.'],
      ['--update', 'Replace FILE by the new result, so that each find is told once.'],
      ['--json', 'Write what is new as JSON.'],
      ...scanOptionTexts,
    ],
    statuses: [
      [status.done, 'Nothing new.'],
      [status.told, 'Something new, which is printed.'],
      [
        status.failed,
        'It could not be found out: too few sources answered, FILE cannot be read, or nobody agreed to ask.',
      ],
      [status.usage, 'The command was written wrongly.'],
      [status.interrupted, 'It was interrupted.'],
    ],
    environment: scanEnvironment,
    examples: [
      ['quietprint scan me@example.com --yes --json > me.json', 'Once.'],
      [
        '17 6 * * 1  quietprint watch --since me.json --update --yes --quiet',
        'In a crontab: cron mails what is printed.',
      ],
    ],
  },
  run: runWatch,
};

/** As much of a result as is compared. */
const earlierResult = z.object({
  person: z.object({
    name: z.string().nullable(),
    identifiers: z.array(z.object({ kind: z.enum(identifierKinds), value: z.string() })).min(1),
  }),
  findings: z.array(z.object({ id: z.string() })),
  checks: z.array(z.object({ source: z.string(), state: z.string() })),
});
type EarlierResult = z.infer<typeof earlierResult>;

const options = {
  ...scanOptions,
  since: { type: 'string' },
  update: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

async function runWatch(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.since === undefined) throw new UsageError('Since when? --since names what scan --json wrote.');
  const file = path.resolve(terminal.folder, values.since);
  const earlier = readEarlier(file);
  if (!earlier) {
    terminal.note(`${values.since} is not what scan --json writes.\n`);
    return status.failed;
  }
  const scanned = await runScan(choiceFor(earlier, values), terminal);
  if (!scanned) return status.failed;
  const { own, report } = scanned;
  const news = newIn(report, earlier);
  if (values.json) terminal.out(`${JSON.stringify(news, null, 2)}\n`);
  else for (const one of news) terminal.out(newsLine(one));
  const isWhole = own.scan.score?.kind === 'scored';
  if (!isWhole) terminal.note('Too few sources answered to say that nothing else is new.\n');
  if (values.update && isWhole) replaceFile(file, `${JSON.stringify(report, null, 2)}\n`);
  if (news.length > 0) return status.told;
  return isWhole ? status.done : status.failed;
}

function readEarlier(file: string): EarlierResult | null {
  try {
    return earlierResult.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function choiceFor({ person }: EarlierResult, values: Parameters<typeof readChoice>[2]): ScanChoice {
  const [first] = person.identifiers;
  const names = person.identifiers.filter(({ kind }) => kind === 'username').map(({ value }) => value);
  return { ...readChoice(first?.value ?? '', names, values), name: values.name ?? person.name };
}

interface News {
  id: string;
  title: string;
  where: string;
  severity: string;
  url: string | null;
  /** None of the sources that report it had answered before. */
  mayBeOld: boolean;
}

interface Reported {
  findings: readonly (Omit<News, 'mayBeOld'> & { sources: readonly string[] })[];
  checks: readonly { source: string; name: string }[];
}

/** What an earlier result did not hold. */
export function newIn({ findings, checks }: Reported, earlier: EarlierResult): News[] {
  const known = new Set(earlier.findings.map(({ id }) => id));
  const answered = new Set(
    earlier.checks.filter(({ state }) => state === 'found' || state === 'clear').map(({ source }) => source),
  );
  const idsByName = Map.groupBy(checks, ({ name }) => name);
  const hadAnswered = (name: string) => (idsByName.get(name) ?? []).some(({ source }) => answered.has(source));
  return findings
    .filter(({ id }) => !known.has(id))
    .map(({ id, title, where, severity, url, sources }) => ({
      ...{ id, title, where, severity, url },
      mayBeOld: !sources.some(hadAnswered),
    }));
}

function newsLine({ severity, title, where, url, mayBeOld }: News): string {
  const about = [where, url].filter(Boolean).join(' · ');
  return `New (${severity}): ${title}\n    ${about}${mayBeOld ? '\n    Its source had not answered before: it may be old.' : ''}\n`;
}

function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
