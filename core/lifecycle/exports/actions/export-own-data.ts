import { Readable } from 'node:stream';
import yazl from 'yazl';
import { z } from 'zod';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import type { ExportArchive, ExportSection } from '#core/base/export-section.ts';
import { dataExported } from '#core/lifecycle/exports/events.ts';
import { type PlacedFile, placeFiles } from '#core/lifecycle/exports/internal/files.ts';
import { htmlOf, pageEnd, pageStart, sectionStart } from '#core/lifecycle/exports/internal/readable.ts';
import { sectionsOf } from '#core/lifecycle/exports/internal/sections.ts';
import { openFile } from '#core/orders/actions/open-file.ts';

/** What is read once, before the archive begins. */
interface Contents extends ExportArchive {
  ctx: Context;
  sections: readonly ExportSection[];
  files: readonly PlacedFile[];
}

export interface DataExport {
  /** Of the file. */
  name: string;
  /** A ZIP archive, made while it is read. Errors destroy it, so that a browser does not take half for the whole. */
  content: Readable;
}

/**
 * Everything that we hold on the person who asks: one JSON file for each kind with its JSON Schema, the files of their
 * orders, and a page to read.
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
  return { name, content: createArchive(await gatherContents(ctx), at) };
}

async function gatherContents(ctx: Context): Promise<Contents> {
  const files = await placeFiles(ctx);
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  return { ctx, files, sections: sectionsOf(ctx.platform.modules), pathOf: (id) => paths.get(id) ?? null };
}

function createArchive(contents: Contents, at: string): Readable {
  const { ctx, sections, files } = contents;
  const zip = new yazl.ZipFile();
  const content = zip.outputStream as Readable;
  const addFile = (file: string, parts: () => AsyncIterable<string | Buffer>) =>
    zip.addReadStreamLazy(file, { mtime: new Date(at) }, (give) => {
      const stream = Readable.from(parts());
      stream.once('error', (error) => {
        ctx.platform.log.error('An export broke off', { error });
        content.destroy(error);
      });
      give(null, stream);
    });
  addFile('index.html', () => pageOf(contents, at));
  for (const section of sections) {
    addFile(`${section.name}.json`, () => jsonOf(section, contents));
    addFile(`schemas/${section.name}.schema.json`, () => schemaOf(section));
  }
  for (const file of files) if (file.path !== null) addFile(file.path, () => bytesOf(ctx, file));
  zip.end();
  return content;
}

/** Read when its turn has come, one after the other. */
async function* bytesOf(ctx: Context, { orderId, id }: PlacedFile): AsyncGenerator<Buffer> {
  yield (await openFile(ctx, orderId, id)).content;
}

async function* rowsOf({ shape, rows }: ExportSection, contents: Contents): AsyncGenerator<unknown> {
  for await (const row of rows(contents.ctx, contents)) yield shape.parse(row);
}

async function* jsonOf(section: ExportSection, contents: Contents): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rowsOf(section, contents)) {
    yield separator + JSON.stringify(row, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* schemaOf({ shape, title, name }: ExportSection): AsyncGenerator<string> {
  const schema = z.toJSONSchema(z.array(shape).meta({ title, description: `The rows of ${name}.json` }));
  yield `${JSON.stringify(schema, null, 2)}\n`;
}

async function* pageOf(contents: Contents, at: string): AsyncGenerator<string> {
  yield pageStart(contents.ctx.platform.config.site.name, at);
  for (const section of contents.sections) {
    yield sectionStart(section.title);
    for await (const row of rowsOf(section, contents)) yield `<article>${htmlOf(row)}</article>`;
  }
  yield pageEnd;
}
