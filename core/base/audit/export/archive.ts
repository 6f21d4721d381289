import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { record } from '#core/base/audit/events.ts';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { exportedEntry } from '#core/base/audit/internal/entry.ts';
import { createErasureBook } from '#core/base/audit/internal/erasures.ts';
import type { SealedRow } from '#core/base/audit/internal/judge.ts';
import { auditExported } from '#core/base/audit/internal/own-events.ts';
import { readCheckpoints, readEntries } from '#core/base/audit/internal/read.ts';
import { requireCan } from '#core/base/audit/policy.ts';
import { type Context, scopeOf } from '#core/base/context.ts';

const readEnclosed = (name: string) => readFileSync(new URL(name, import.meta.url));

/** Many readers of lines also end them at these, which may stand in a text. */
const separators = /[\u0085\u2028\u2029]/g;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function* asLines<Item>(items: AsyncIterable<Item>, shown: (item: Item) => unknown): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(shown(item)).replace(separators, escapeCharacter)}\n`;
}

/**
 * Every sealed entry, with those that name what was erased while it was read: they are sealed for it. What nothing names
 * after that was not erased by the product.
 */
async function* readWholeLog(ctx: Context): AsyncGenerator<SealedRow> {
  const book = createErasureBook();
  let size = 0;
  for (const isLast of [false, false, true]) {
    for await (const row of readEntries(ctx, size)) {
      book.add(row);
      size = row.seq + 1;
      yield row;
    }
    if (isLast || book.unnamed().length === 0) return;
    await sealEntries(ctx.platform);
  }
}

/**
 * Every sealed entry and every checkpoint as a ZIP archive that holds its own verifier. It is written while it is
 * read, so its size does not matter. The download is an entry of the log itself.
 * @throws AppError `forbidden` for anybody but staff
 */
export async function exportLog(ctx: Context): Promise<ReadableStream<Uint8Array>> {
  requireCan(ctx.actor, 'audit.list');
  const { database, config, clock } = ctx.platform;
  await database.transaction(scopeOf(ctx.actor), (tx) => record(tx, ctx, auditExported, { entityId: null }));
  const zip = new ZipFile();
  const options = { mtime: clock.now() };
  zip.addBuffer(readEnclosed('readme.txt'), 'README.txt', options);
  zip.addBuffer(readEnclosed('verify.mjs'), 'verify.mjs', options);
  zip.addBuffer(Buffer.from(`${auditSigner(config).verifierKey}\n`), 'key.txt', options);
  const checkpoints = asLines(readCheckpoints(ctx), ({ treeSize: size, cosigned: note }) => ({ size, note }));
  zip.addReadStream(Readable.from(asLines(readWholeLog(ctx), exportedEntry)), 'entries.jsonl', options);
  zip.addReadStream(Readable.from(checkpoints), 'checkpoints.jsonl', options);
  zip.end();
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array>;
}
