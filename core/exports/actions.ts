import { Readable } from 'node:stream';
import yazl from 'yazl';
import { record } from '#core/audit/events.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { requireProof } from '#core/factors/actions.ts';
import { dataExported } from './events.ts';
import { htmlOf, pageEnd, pageStart, sectionStart } from './readable.ts';
import { type Section, sections } from './sections.ts';

export interface DataExport {
  /** Of the file. */
  name: string;
  /** A ZIP archive, made while it is read. Errors destroy it, so that a browser does not take half for the whole. */
  content: Readable;
}

/**
 * Everything that we hold on the person who asks: one JSON file for each kind, and a page to read.
 * @param proof the password, or a code of the second factor
 * @throws AppError `forbidden` for a wrong proof; `limited`; `unauthenticated`
 */
export async function exportOwnData(ctx: Context, { proof }: { proof: string }): Promise<DataExport> {
  const person = await requireProof(ctx, proof);
  const { database, clock, config } = ctx.platform;
  await database.transaction(scopeOf(ctx.actor), (tx) =>
    record(tx, ctx, dataExported, { entityId: person.actor.userId }),
  );
  const at = clock.now().toISOString();
  const name = `${config.site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-data-${at.slice(0, 10)}.zip`;
  return { name, content: archive(ctx, at) };
}

function archive(ctx: Context, at: string): Readable {
  const zip = new yazl.ZipFile();
  const content = zip.outputStream as Readable;
  const add = (file: string, text: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(file, { mtime: new Date(at) }, (give) => {
      const stream = Readable.from(text());
      stream.once('error', (error) => {
        ctx.platform.log.error('An export broke off', { error });
        content.destroy(error);
      });
      give(null, stream);
    });
  for (const section of sections) add(`${section.name}.json`, () => jsonOf(section, ctx));
  add('index.html', () => pageOf(ctx, at));
  zip.end();
  return content;
}

async function* jsonOf(section: Section, ctx: Context): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of section.rows(ctx)) {
    yield separator + JSON.stringify(row, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* pageOf(ctx: Context, at: string): AsyncGenerator<string> {
  yield pageStart(ctx.platform.config.site.name, at);
  for (const section of sections) {
    yield sectionStart(section.title);
    for await (const row of section.rows(ctx)) yield `<article>${htmlOf(row)}</article>`;
  }
  yield pageEnd;
}
