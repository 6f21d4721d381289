import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import { impossibleName } from '#core/sources/internal/accounts/account.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { answerAs, type Mood, moods, type SiteReply, siteOf } from '#sandbox/sites/moods.ts';
import type { SiteRow } from './row.ts';
import { siteSource } from './site-source.ts';

/** What the rules made of all sites in one mood, asked for somebody who is there and for somebody who is not. */
export interface MoodRow {
  mood: Mood;
  questions: number;
  found: number;
  clear: number;
  notChecked: number;
  /** Sites that said what is not so, and that a control gave away: they told nobody anything. */
  uncovered: { found: string[]; clear: string[] };
  /** Sites that would have told a person what is not so. */
  falseFound: string[];
  falseClear: string[];
  /** Truthful sites that were not understood, or whose controls did not prove them. */
  missed: string[];
}

/** How the outside answers the next question. */
export type Enter = (reply: SiteReply) => void;

/** Asks the real code of every site in every mood, with the questions that prove what it says. */
export async function siteTruth(rows: readonly SiteRow[], outgoing: Outgoing, enter: Enter): Promise<MoodRow[]> {
  const table: MoodRow[] = [];
  for (const mood of moods) {
    const row = emptyRow(mood);
    for (const site of rows) await judgeSite(row, site, asker(site, mood, outgoing, enter));
    table.push(row);
  }
  return table;
}

type AskName = (name: string) => Promise<Asked>;

/** On the site are its known names, and nobody else. */
function asker(row: SiteRow, mood: Mood, outgoing: Outgoing, enter: Enter): AskName {
  const source = siteSource(row);
  const hurried = mood === 'slow' ? { ...source, timeoutMs: 30 } : source;
  return (name) => {
    enter(answerAs(siteOf(row), { name, exists: row.knownNames.includes(name) }, mood));
    return askSource(hurried, { kind: 'username', username: name }, means(outgoing));
  };
}

const means = (outgoing: Outgoing) => ({
  outgoing,
  key: null,
  now: new Date('2026-11-21T10:00:00Z'),
  catalogue: Promise.resolve(indexCatalogue([])),
});

async function judgeSite(row: MoodRow, site: SiteRow, ask: AskName): Promise<void> {
  const present = await ask(site.knownNames[0]);
  const missing = await ask(impossibleName(new RegExp(site.names)));
  for (const { state } of [present, missing]) count(row, state);
  const [presentStands, missingStands] = [await isProved(site, present, ask), await isProved(site, missing, ask)];
  if (missing.state === 'found') (missingStands ? row.falseFound : row.uncovered.found).push(site.id);
  if (present.state === 'clear') (presentStands ? row.falseClear : row.uncovered.clear).push(site.id);
  const isUnderstood = present.state === 'found' && missing.state === 'clear' && presentStands && missingStands;
  if (row.mood === 'truthful' && !isUnderstood) row.missed.push(site.id);
}

/** "Found" stands when an impossible name is absent, and "nothing found" when a known name is found. */
async function isProved(site: SiteRow, { state }: Asked, ask: AskName): Promise<boolean> {
  if (state === 'found') return (await ask(impossibleName(new RegExp(site.names)))).state === 'clear';
  return state === 'clear' && (await ask(site.knownNames.at(-1) ?? '')).state === 'found';
}

function count(row: MoodRow, state: Asked['state']): void {
  row.questions++;
  if (state === 'found') row.found++;
  else if (state === 'clear') row.clear++;
  else row.notChecked++;
}

const emptyRow = (mood: Mood): MoodRow => ({
  mood,
  questions: 0,
  found: 0,
  clear: 0,
  notChecked: 0,
  uncovered: { found: [], clear: [] },
  falseFound: [],
  falseClear: [],
  missed: [],
});

/** Everything that went wrong, one a line; empty when the table is as it must be. */
export const siteUntruths = (table: readonly MoodRow[]): string[] =>
  table.flatMap(({ mood, falseFound, falseClear, missed }) =>
    Object.entries({ falseFound, falseClear, missed }).flatMap(([kind, ids]) =>
      ids.map((id) => `${id}: ${kind}: ${mood}`),
    ),
  );

/** The table as lines of text. */
export function siteTruthText(table: readonly MoodRow[]): string {
  const columns = [
    'sites that are',
    'asked',
    'found',
    'clear',
    'not checked',
    'false found',
    'false clear',
    'missed',
    'given away',
  ];
  const cells = table.map((row) => [
    row.mood,
    ...[row.questions, row.found, row.clear, row.notChecked, row.falseFound.length, row.falseClear.length],
    ...[row.missed.length, row.uncovered.found.length + row.uncovered.clear.length],
  ]);
  const line = (row: readonly unknown[]) =>
    row
      .map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(columns[at]?.length ?? 0)))
      .join('  ');
  return [columns, ...cells].map(line).join('\n');
}
