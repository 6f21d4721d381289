import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import type { Answer } from '#core/sources/define.ts';
import { decideFind } from '#core/sources/health/rules.ts';
import { impossibleName } from '#core/sources/internal/accounts/account.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { answerAs, type Mood, moods, nameMoods, type SiteReply, siteOf } from '#sandbox/sites/moods.ts';
import type { SiteRow } from './row.ts';
import { siteSource } from './site-source.ts';

/** What the rules made of all sites in one mood, asked for somebody who is there and for somebody who is not. */
export interface MoodRow {
  mood: Mood;
  /** Whether the profiles of the sites show no name. */
  isSilent: boolean;
  questions: number;
  found: number;
  clear: number;
  notChecked: number;
  /** Sites that said what is not so, and that a control or a twin gave away: they told nobody anything. */
  uncovered: { found: string[]; clear: string[] };
  /** Sites that would have told a person what is not so. */
  falseFound: string[];
  falseClear: string[];
  /** Truthful sites that were not understood, or whose controls did not prove them. */
  missed: string[];
}

/** How the outside answers the next question, by its address. */
export type Enter = (replyTo: (address: string) => SiteReply) => void;

/** Asks the real code of every site in every mood, with the questions that prove what it says. */
export async function siteTruth(rows: readonly SiteRow[], outgoing: Outgoing, enter: Enter): Promise<MoodRow[]> {
  const worlds = [
    ...moods.map((mood) => ({ mood, isSilent: false })),
    ...nameMoods.map((mood) => ({ mood, isSilent: true })),
  ];
  const table: MoodRow[] = [];
  for (const world of worlds) {
    const row = emptyRow(world);
    for (const site of rows) await judgeSite(row, site, openSite(site, world, outgoing, enter));
    table.push(row);
  }
  return table;
}

type World = Pick<MoodRow, 'mood' | 'isSilent'>;

/** A site as the product meets it. */
interface Met {
  ask(name: string): Promise<Asked>;
  twinOf(name: string): string | null;
}

const separated = ['rosa_ward', 'rosa-mill'];

/**
 * On the site are its known names, members with separators where it takes such names, and nobody else. Where names are cut at a
 * dot, nobody has one.
 */
function membersOf({ names, knownNames }: SiteRow, mood: Mood): string[] {
  const pattern = new RegExp(names);
  const members = [...knownNames, ...separated.filter((name) => pattern.test(name))];
  return mood === 'cutting' ? members.filter((name) => !name.includes('.')) : members;
}

function openSite(row: SiteRow, { mood, isSilent }: World, outgoing: Outgoing, enter: Enter): Met {
  const source = siteSource(row);
  const hurried = mood === 'slow' ? { ...source, timeoutMs: 30 } : source;
  const members = membersOf(row, mood);
  const site = siteOf(row, { isSilent });
  return {
    ask(name) {
      const isAsked = (address: string) => decodeURIComponent(address).includes(name);
      enter((address) => answerAs(site, { name: isAsked(address) ? name : name.toLowerCase(), members }, mood));
      return askSource(hurried, { kind: 'username', username: name }, means(outgoing));
    },
    twinOf: (name) => source.control?.twin?.(name) ?? null,
  };
}

const means = (outgoing: Outgoing) => ({
  outgoing,
  key: null,
  now: new Date('2026-11-21T10:00:00Z'),
  catalogue: Promise.resolve(indexCatalogue([])),
});

/** Whoever is asked about: somebody who is there, nobody, or somebody whose account is closed. */
interface Question {
  name: string;
  who: 'member' | 'nobody' | 'closed';
}

function questionsFor(row: SiteRow, mood: Mood): Question[] {
  const pattern = new RegExp(row.names);
  const members = membersOf(row, mood);
  const [known = ''] = members;
  const impossible = impossibleName(pattern);
  const isClosing = mood === 'suspending' || mood === 'deleting';
  const isMember = (name: string) => members.some((member) => member.toLowerCase() === name.toLowerCase());
  const others = otherNames({ known, impossible }, mood).filter((name) => pattern.test(name));
  return [
    ...(mood === 'truthful' ? members.filter((name) => isShown(row, name)) : [known]).map(
      (name): Question => ({ name, who: isClosing ? 'closed' : 'member' }),
    ),
    { name: impossible, who: 'nobody' },
    ...others.map((name): Question => ({ name, who: isMember(name) ? 'member' : 'nobody' })),
  ];
}

/** A redirect to the number of an account shows no name, so that a name with separators cannot be found by it. */
const isShown = ({ found, knownNames }: SiteRow, name: string): boolean =>
  found.status === 200 || knownNames.includes(name);

/** Names that a site in this mood is wrong about. */
function otherNames({ known, impossible }: { known: string; impossible: string }, mood: Mood): string[] {
  switch (mood) {
    case 'cutting':
      return [`${known}.${impossible.slice(0, 5)}`];
    case 'finding-short':
      return [impossible.slice(0, 6), `${impossible.slice(0, 3)}.${impossible.slice(3, 6)}`];
    case 'wildcard':
      return [`${known.slice(0, 1)}_${known.slice(2)}`];
    case 'hyphens':
      return ['rosa-ward', 'rosa_mill'];
    case 'lower-casing':
      return [capitalised(known), capitalised(impossible)];
    case 'taken':
      return [`${impossible}${impossible}`, `${impossible}.${impossible}`];
    case 'reserving':
      return ['about', 'admin', 'Help', 'login'];
    default:
      return [];
  }
}

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

async function judgeSite(row: MoodRow, site: SiteRow, met: Met): Promise<void> {
  const told = { understood: true, found: false, clear: false, falseFound: false, falseClear: false };
  for (const { name, who } of questionsFor(site, row.mood)) {
    const answer = await met.ask(name);
    count(row, answer.state);
    const stands = await isProved(site, name, answer, met);
    if (who !== 'member' && answer.state === 'found') told[stands ? 'falseFound' : 'found'] = true;
    if (who !== 'nobody' && answer.state === 'clear') told[stands ? 'falseClear' : 'clear'] = true;
    if (!stands || answer.state === 'not-checked') told.understood = false;
  }
  for (const kind of ['found', 'clear'] as const) if (told[kind]) row.uncovered[kind].push(site.id);
  for (const kind of ['falseFound', 'falseClear'] as const) if (told[kind]) row[kind].push(site.id);
  if (row.mood === 'truthful' && !told.understood) row.missed.push(site.id);
}

/** "Found" stands when an impossible name and a twin are absent, and "nothing found" when a known name is found. */
async function isProved(site: SiteRow, name: string, answer: Answer, { ask, twinOf }: Met): Promise<boolean> {
  if (answer.state === 'clear') return (await ask(site.knownNames.at(-1) ?? '')).state === 'found';
  if (answer.state !== 'found') return false;
  if ((await ask(impossibleName(new RegExp(site.names)))).state !== 'clear') return false;
  const askTwin = async () => {
    const twin = twinOf(name);
    return twin === null ? ({ state: 'clear' } as const) : ask(twin);
  };
  const first = await askTwin();
  return decideFind(answer, first.state === 'found' ? await askTwin() : first).state === 'found';
}

function count(row: MoodRow, state: Asked['state']): void {
  row.questions++;
  if (state === 'found') row.found++;
  else if (state === 'clear') row.clear++;
  else row.notChecked++;
}

const emptyRow = (world: World): MoodRow => ({
  ...world,
  questions: 0,
  found: 0,
  clear: 0,
  notChecked: 0,
  uncovered: { found: [], clear: [] },
  falseFound: [],
  falseClear: [],
  missed: [],
});

const nameOf = ({ mood, isSilent }: World): string => (isSilent ? `${mood}, silent` : mood);

/** Everything that went wrong, one a line; empty when the table is as it must be. */
export const siteUntruths = (table: readonly MoodRow[]): string[] =>
  table.flatMap(({ falseFound, falseClear, missed, ...world }) =>
    Object.entries({ falseFound, falseClear, missed }).flatMap(([kind, ids]) =>
      ids.map((id) => `${id}: ${kind}: ${nameOf(world)}`),
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
    nameOf(row),
    ...[row.questions, row.found, row.clear, row.notChecked, row.falseFound.length, row.falseClear.length],
    ...[row.missed.length, row.uncovered.found.length + row.uncovered.clear.length],
  ]);
  const line = (row: readonly unknown[]) =>
    row
      .map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(columns[at]?.length ?? 0)))
      .join('  ');
  return [columns, ...cells].map(line).join('\n');
}
