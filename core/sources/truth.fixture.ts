import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { type Answering, type SourceFixtures, subjectFor } from '#core/sources/internal/fixtures.ts';
import { createOutgoing, type Outgoing } from '#platform/http/outgoing.ts';
import { openStandIn } from '#platform/http/stand-in.fixture.ts';
import type { Source } from './define.ts';
import { type TruthCase, truthCases } from './truth-cases.fixture.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** What a source made of all the worlds it met: names of the cases in which it was wrong. */
export interface TruthRow {
  id: string;
  cases: number;
  /** "Nothing found", where nobody said so. */
  falseClear: string[];
  /** Something found, where nobody said so. */
  falseFound: string[];
  /** What belongs to somebody else, shown as the person's. A possible match, which the person is asked about, is none. */
  strangers: string[];
  /** A documented answer that it did not understand: a source that says nothing is never wrong, and of no use. */
  missed: string[];
  /** Why an answer cannot show whom it is about; null when it can. */
  namesNobody: string | null;
}

/** A source's own row. @throws when there is none */
export async function fixturesOf({ id }: Pick<Source, 'id'>): Promise<SourceFixtures> {
  const [file] = globSync(`*/${id}.fixtures.ts`, { cwd: import.meta.dirname });
  if (!file) throw new Error(`there is no ${id}.fixtures.ts`);
  const module = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
  return module.fixtures;
}

/** A world of one server, over TLS and through the real way out. */
export async function openWorld() {
  let enter: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end();
  const world = await openStandIn((request, response) => enter(request, response));
  const outgoing = createOutgoing({
    env: {},
    userAgent: 'Quietprint/0 (+https://quietprint.example)',
    resolve: async () => ['127.0.0.1'],
    permitAddress: () => true,
    ca: world.ca,
    port: world.port,
  });
  return {
    outgoing,
    enter(next: typeof enter) {
      enter = next;
    },
    async close() {
      await outgoing.close();
      await world.close();
    },
  };
}

/** Asks the real code of every source in every world. */
export async function truthTable(sources: readonly Source[]): Promise<TruthRow[]> {
  const { outgoing, enter, close } = await openWorld();
  try {
    const rows: TruthRow[] = [];
    for (const source of sources)
      rows.push(
        await rowOf(source, outgoing, (answering) =>
          enter((request, response) => {
            const reply = answering(new URL(request.url ?? '', `https://${request.headers.host}`));
            response.writeHead(reply.status ?? 200, reply.headers ?? {}).end(reply.body);
          }),
        ),
      );
    return rows;
  } finally {
    await close();
  }
}

async function rowOf(source: Source, outgoing: Outgoing, enter: (world: Answering) => void): Promise<TruthRow> {
  const fixtures = await fixturesOf(source);
  const cases = truthCases(fixtures);
  const { another } = fixtures;
  const namesNobody = typeof another === 'function' ? null : another.namesNobody;
  const row: TruthRow = { ...nothingWrong(source.id, cases.length), namesNobody };
  const catalogue = Promise.resolve(indexCatalogue(fixtures.catalogue ?? []));
  const subject = subjectFor(source, fixtures.email);
  for (const one of cases) {
    enter(one.reply);
    judgeCase(row, one, await askSource(source, subject, { outgoing, key: 'a-key', now, catalogue }));
  }
  return row;
}

const nothingWrong = (id: string, cases: number) => ({
  id,
  cases,
  falseClear: [],
  falseFound: [],
  strangers: [],
  missed: [],
});

function judgeCase(row: TruthRow, { name, may, isAnother }: TruthCase, asked: Asked): void {
  const shown = asked.state === 'found' ? asked.exposures.filter(({ certainty }) => certainty !== 'candidate') : [];
  const isStranger = isAnother ? shown.length > 0 : /stranger/i.test(JSON.stringify(shown));
  if (isStranger) row.strangers.push(name);
  const isAllowed = may.includes(asked.state) || (isAnother && asked.state === 'found');
  if (isAllowed) return;
  if (asked.state === 'clear') row.falseClear.push(name);
  if (asked.state === 'found') row.falseFound.push(name);
  if (asked.state === 'not-checked') row.missed.push(`${name} (${asked.reason})`);
}

const kinds = ['falseClear', 'falseFound', 'strangers', 'missed'] as const;

/** Everything that any source got wrong, one a line; empty when the table is as it must be. */
export function untruths(rows: readonly TruthRow[]): string[] {
  return rows.flatMap((row) => kinds.flatMap((kind) => row[kind].map((name) => `${row.id}: ${kind}: ${name}`)));
}

/** The table as lines of text. */
export function truthText(rows: readonly TruthRow[]): string {
  const columns = ['source', 'cases', 'false clear', 'false found', 'strangers shown', 'not understood'];
  const cells = rows.map((row) => [row.id, row.cases, ...kinds.map((kind) => row[kind].length)].map(String));
  const sums = columns.slice(1).map((_, at) => String(cells.reduce((sum, row) => sum + Number(row[at + 1]), 0)));
  const widths = columns.map((name) => Math.max(name.length, 22 * Number(name === 'source')));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [columns, ...cells, ['in all', ...sums]].map(line).join('\n');
}
