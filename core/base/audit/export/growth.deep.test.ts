import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import {
  proveConsistency,
  readNewestNote,
  readVerifier,
  readVerifierKey,
} from '#core/base/audit/queries/public-head.ts';
import { createCosigner } from '#core/base/audit/tree/cosignature.ts';
import { createNoteSigner } from '#core/base/audit/tree/note.ts';
import { systemContext } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createWorld, type World } from '#tests/world.ts';

const noted = defineEvent({ name: 'test.noted', action: 'create', entityType: 'note', sentence: 'A note was made' });

async function write(world: World, texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await world.database.transaction(systemScope, (tx) =>
      record(tx, systemContext(world, 'test'), noted, { entityId: null, details: { text } }),
    );
  await sealEntries(world);
}

describe('a stranger with a checkpoint, the verifier and nothing else', () => {
  let folder: string;
  let honest: World;
  /** The same key and as many entries, written anew by whoever has everything. */
  let rewritten: World;
  let shown: World;
  /** Which of them the site shows to who asks about so many entries. */
  let shownFrom: (from: number) => World;
  let site: Server;
  let address: string;

  const verifier = (...args: string[]) =>
    new Promise<{ status: number | null; text: string }>((resolve) => {
      const child = spawn(process.execPath, ['verify.mjs', ...args], { cwd: folder });
      let text = '';
      child.stdout.on('data', (chunk) => (text += chunk));
      child.stderr.on('data', (chunk) => (text += chunk));
      child.once('close', (status) => resolve({ status, text }));
    });
  const keep = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const key = () => readVerifierKey(honest);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'growth-'));
    writeFileSync(path.join(folder, 'verify.mjs'), readVerifier());
    honest = await createWorld({ database: 'embedded' });
    rewritten = await createWorld({ database: 'embedded' });
    await write(honest, ['a', 'b', 'c', 'd', 'e']);
    keep('kept.txt', (await readNewestNote(honest)) ?? '');
    await write(honest, ['f', 'g']);
    keep('seven.txt', (await readNewestNote(honest)) ?? '');
    await write(rewritten, ['a', 'B', 'c', 'd', 'e']);
    keep('other.txt', (await readNewestNote(rewritten)) ?? '');
    await write(rewritten, ['f', 'g']);
    site = createServer(async ({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://site');
      const from = Number(searchParams.get('from'));
      const proof = await proveConsistency(shownFrom(from), from);
      if (pathname === '/transparency/key') response.end(`${readVerifierKey(shown)}\n`);
      else if (proof) response.end(JSON.stringify(proof));
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => site.once('listening', resolve));
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    shown = honest;
    shownFrom = () => shown;
  });
  afterAll(async () => {
    site?.close();
    await Promise.all([honest.close(), rewritten.close()]);
    rmSync(folder, { recursive: true });
  });

  it('is told that the log of a site begins with it', async () => {
    const { status, text } = await verifier(address, '--checkpoint', 'kept.txt');
    expect(text).toContain('Everything holds: 1 kept checkpoint in a log of 7 entries.');
    expect(text).toContain(`Key: ${key()}`);
    expect(status).toBe(0);
    expect((await verifier(address, '--checkpoint', 'seven.txt', '--key', key())).status).toBe(0);
  });

  it('catches an operator with key and database who rewrote history', async () => {
    shown = rewritten;
    const { status, text } = await verifier(address, '--checkpoint', 'kept.txt', '--key', key());
    expect(text).toContain('history was rewritten: the log of 7 does not begin with the 5 that were signed');
    expect(status).toBe(1);
  });

  it('catches it from two signed notes alone, without asking anybody', async () => {
    const { status, text } = await verifier('other.txt', '--checkpoint', 'kept.txt', '--key', key());
    expect(text).toContain('WRONG  history was rewritten');
    expect(status).toBe(1);
    expect((await verifier('kept.txt', '--checkpoint', 'kept.txt', '--key', key())).status).toBe(0);
  });

  it('catches that entries are gone', async () => {
    shown = honest;
    await write(rewritten, ['h']);
    keep('eight.txt', (await readNewestNote(rewritten)) ?? '');
    const { status, text } = await verifier(address, '--checkpoint', 'eight.txt', '--key', key());
    expect(text).toContain('the log has fewer entries than the 8');
    expect(status).toBe(1);
  });

  it('catches a site that shows each asker a log of their own', async () => {
    shownFrom = (from) => (from === 5 ? honest : rewritten);
    keep('fork.txt', (await readNewestNote(rewritten)) ?? '');
    for (const order of [
      ['kept.txt', 'fork.txt'],
      ['fork.txt', 'kept.txt'],
    ]) {
      const kept = order.flatMap((file) => ['--checkpoint', file]);
      const { status, text } = await verifier(address, ...kept, '--key', key());
      expect(text).toContain('the log was forked');
      expect(status).toBe(1);
    }
  });

  it('may keep several checkpoints, and may have copied them with blank lines and the ends of lines of Windows', async () => {
    keep('copied.txt', `\r\n${((await readNewestNote(honest)) ?? '').replaceAll('\n', '\r\n')}\r\n\r\n`);
    const { status, text } = await verifier(address, '--checkpoint', 'kept.txt', '--checkpoint', 'copied.txt');
    expect(text).toContain('Everything holds: 2 kept checkpoints in a log of 7 entries.');
    expect(status).toBe(0);
  });

  it('is told that a checkpoint of another log, or one that was cut off, is none of this one', async () => {
    const signer = createNoteSigner(key().split('+')[0] ?? '', honest.config.auditSigningKey);
    const note = (await readNewestNote(honest)) ?? '';
    keep(
      'foreign.txt',
      signer.sign(note.slice(0, note.indexOf('\n\n') + 1).replace(signer.name, 'other.example/audit')),
    );
    keep('cut.txt', note.slice(0, -20));
    for (const file of ['foreign.txt', 'cut.txt']) {
      const { status, text } = await verifier(address, '--checkpoint', file, '--key', key());
      expect(text).toContain('the checkpoint that was given does not carry the signature of the key');
      expect(status).toBe(1);
    }
  });

  it.each<[string, string[], RegExp]>([
    ['a site that is away', ['http://127.0.0.1:9', '--checkpoint', 'kept.txt'], /127\.0\.0\.1:9 cannot be reached/],
    [
      'a saved answer that was cut off',
      ['cut.json', '--checkpoint', 'kept.txt', '--key', 'KEY'],
      /cut\.json is not whole/,
    ],
    ['a file that is not there', ['SITE', '--checkpoint', 'none.txt'], /none\.txt cannot be read/],
    ['a key that is left out', ['SITE', '--checkpoint', 'kept.txt', '--key'], /--key needs something after it/],
    ['a key that is none', ['SITE', '--checkpoint', 'kept.txt', '--key', 'x'], /no verifier key: x/],
    ['an option that there is not', ['SITE', '--checkpoint', 'kept.txt', '--witnes', 'x'], /There is no --witnes/],
  ])('is told in a sentence that nothing could be checked: %s', async (_what, args, sentence) => {
    keep('cut.json', JSON.stringify(await proveConsistency(honest, 5)).slice(0, -30));
    const filled = args.map((arg) => (arg === 'SITE' ? address : arg === 'KEY' ? key() : arg));
    const { status, text } = await verifier(...filled);
    expect(text).toMatch(sentence);
    expect(text).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });

  it('reads a saved answer, and says when it is about another size', async () => {
    keep('consistency.json', JSON.stringify(await proveConsistency(honest, 5)));
    expect((await verifier('consistency.json', '--checkpoint', 'kept.txt', '--key', key())).status).toBe(0);
    const { status, text } = await verifier('seven.txt', '--checkpoint', 'kept.txt', '--key', key());
    expect(text).toContain('get /transparency/consistency?from=5');
    expect(status).toBe(2);
  });

  it('can insist on a witness of its choice', async () => {
    const witness = createCosigner('w.example', Buffer.alloc(32, 3));
    const other = createCosigner('w.example', Buffer.alloc(32, 4));
    const proof = await proveConsistency(honest, 5);
    if (!proof) throw new Error('there is no proof');
    const text = proof.checkpoint.slice(0, proof.checkpoint.lastIndexOf('\n\n') + 1);
    const checkpoint = proof.checkpoint + witness.cosign(text, new Date());
    keep('cosigned.json', JSON.stringify({ ...proof, checkpoint }));
    const check = (key: string) =>
      verifier('cosigned.json', '--checkpoint', 'kept.txt', '--key', keyOfLog, '--witness', key);
    const keyOfLog = key();
    expect((await check(witness.verifierKey)).status).toBe(0);
    const { status, text: said } = await check(other.verifierKey);
    expect(said).toContain('w.example has not signed the newest checkpoint');
    expect(status).toBe(1);
  });

  it('is refused by a key that signed neither', async () => {
    const stranger = await createWorld({
      database: 'embedded',
      env: { AUDIT_SIGNING_KEY: Buffer.alloc(32, 9).toString('base64') },
    });
    const { status, text } = await verifier(address, '--checkpoint', 'kept.txt', '--key', readVerifierKey(stranger));
    expect(text).toContain('does not carry the signature of the key');
    expect(status).toBe(1);
    await stranger.close();
  });
});
