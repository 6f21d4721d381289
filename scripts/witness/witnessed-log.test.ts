import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askWitnesses } from '#core/base/audit/actions/ask-witnesses.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { unwitnessedEntries } from '#core/base/audit/gauges.ts';
import {
  listCheckpoints,
  readNewestNote,
  readVerifierKey,
  readWitnesses,
} from '#core/base/audit/queries/public-head.ts';
import { createCosigner, openCosignature, parseWitnessKey } from '#core/base/audit/tree/cosignature.ts';
import { systemContext } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import { createWorld, type World } from '#tests/world.ts';
import { openWitnessState, readWitnessSeed } from './state.ts';
import { createWitnessServer } from './witness-server.ts';

const noted = defineEvent({ name: 'test.noted', action: 'create', entityType: 'note', sentence: 'A note was made' });
const SIGNER = 'quietprint.test/audit';

async function write(world: World, count: number, text = ''): Promise<void> {
  for (let i = 0; i < count; i++)
    await world.database.transaction(systemScope, (tx) =>
      record(tx, systemContext(world, 'test'), noted, { entityId: null, details: { i, text } }),
    );
  await sealEntries(world);
}

describe('a log with independent witnesses', () => {
  let folder: string;
  let keys: string[];
  let servers: (Server | null)[];
  const worlds: World[] = [];

  /** A witness at `https://w<i>.example`, as it is started from its folder. */
  async function start(i: number, logKey: string): Promise<void> {
    const data = path.join(folder, `w${i}`);
    const cosigner = createCosigner(`w${i}.example`, await readWitnessSeed(data));
    const logs = new Map([[SIGNER, logKey]]);
    const server = createWitnessServer({ cosigner, state: await openWitnessState(data), logs, now: () => new Date() });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    keys[i] = cosigner.verifierKey;
    servers[i] = server;
  }
  const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (i: number) => new Promise((resolve) => servers[i]?.close(resolve)).then(() => (servers[i] = null));

  /** The way out leads to the servers above. */
  const outgoing: Outgoing = {
    async fetch({ url, method = 'GET', body = '' }) {
      const [, i = ''] = /^https:\/\/w(\d)\.example\//.exec(url) ?? [];
      const server = servers[Number(i)];
      if (!server) throw new OutgoingError('unreachable');
      const answer = await fetch(addressOf(server) + new URL(url).pathname, { method, body });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: Buffer.from(text), text: () => text };
    },
    close: async () => {},
  };

  async function open(env: Record<string, string> = {}): Promise<World> {
    const AUDIT_WITNESSES = keys.map((key, i) => `${key} https://w${i}.example`).join(', ');
    const world = await createWorld({ database: 'either', outgoing, env: { AUDIT_WITNESSES, ...env } });
    worlds.push(world);
    return world;
  }
  const outcomes = async (world: World) => [...(await askWitnesses(world)).values()];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'witness-'));
    [keys, servers] = [[], []];
    const world = await createWorld({ database: 'either' });
    const logKey = readVerifierKey(world);
    await world.close();
    for (const i of [0, 1, 2]) await start(i, logKey);
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server && new Promise((resolve) => server.close(resolve))));
    await Promise.all(worlds.splice(0).map((world) => world.close()));
    rmSync(folder, { recursive: true });
  });

  it('publishes each head with what they signed, and says when enough did', async () => {
    const world = await open();
    await stop(2);
    await write(world, 3);
    expect(await outcomes(world)).toEqual(expect.arrayContaining(['signed', 'signed', 'unreachable']));
    await write(world, 4);
    await outcomes(world);
    const note = (await readNewestNote(world)) ?? '';
    const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
    const lines = note
      .slice(note.lastIndexOf('\n\n') + 2)
      .trimEnd()
      .split('\n');
    expect(lines.length).toBe(3);
    for (const i of [0, 1])
      expect(lines.some((line) => openCosignature(line, text, parseWitnessKey(keys[i] ?? '')))).toBe(true);
    const [newest] = await listCheckpoints(world, { before: null, most: 1 });
    expect(newest).toMatchObject({ size: 7, signedBy: expect.arrayContaining(['w0.example', 'w1.example']) });
    const { witnesses, quorum } = await readWitnesses(world);
    expect(quorum).toBe(2);
    expect(witnesses.map(({ last }) => last?.size ?? null)).toEqual([7, 7, null]);
    expect(world.logged.join()).toContain('could not be asked');
  });

  it('asks nobody twice about one head, and who was away about the newest only', async () => {
    const world = await open();
    const logKey = readVerifierKey(world);
    await stop(2);
    await write(world, 3);
    await outcomes(world);
    await write(world, 5);
    await start(2, logKey);
    expect(await outcomes(world)).toEqual(['signed', 'signed', 'signed']);
    expect(await outcomes(world)).toEqual([]);
  });

  it('counts what too few have signed', async () => {
    const world = await open({ AUDIT_WITNESS_QUORUM: '3' });
    const unwitnessed = () => world.database.read(systemScope, (tx) => unwitnessedEntries.read(tx, world));
    await write(world, 3);
    await outcomes(world);
    expect(await unwitnessed()).toEqual([{ value: 0 }]);
    await stop(1);
    await write(world, 4);
    await outcomes(world);
    expect(await unwitnessed()).toEqual([{ value: 4 }]);
  });

  it('is refused when its operator rewrote it with the right key, also after the witness started anew', async () => {
    const honest = await open();
    await write(honest, 5);
    await outcomes(honest);
    const forged = await open();
    await write(forged, 5, 'another history');
    // Of the same size, with another root.
    expect(await outcomes(forged)).toEqual(['refused', 'refused', 'refused']);
    const logKey = readVerifierKey(honest);
    await stop(0);
    await start(0, logKey);
    await write(forged, 2, 'and on');
    // Grown from a beginning that was never signed.
    expect(await outcomes(forged)).toEqual(['refused', 'refused', 'refused']);
    expect(forged.logged.join()).toContain('does not continue what the witness signed before');
    expect(await readNewestNote(forged)).not.toContain('w0.example');
  });

  it('is found out when its end was cut off', async () => {
    const world = await open();
    await write(world, 5);
    await outcomes(world);
    const cut = await open();
    await write(cut, 3);
    expect(await outcomes(cut)).toEqual(['ahead', 'ahead', 'ahead']);
    expect(cut.logged.join()).toContain('entries are gone');
  });

  it('goes on when the signatures were lost with a backup, but not the entries', async () => {
    const world = await open();
    await write(world, 5);
    await outcomes(world);
    await world.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(sql`delete from audit_cosignatures`);
    });
    await write(world, 2);
    expect(await outcomes(world)).toEqual(['signed', 'signed', 'signed']);
  });

  it('does not take the word of a witness that signs nothing', async () => {
    const world = await open();
    await write(world, 2);
    const liar: Outgoing = { ...outgoing, fetch: async () => ({ ...(await answered('— w0.example AAAA\n')) }) };
    expect([...(await askWitnesses({ ...world, outgoing: liar })).values()]).toEqual([
      'nonsense',
      'nonsense',
      'nonsense',
    ]);
  });

  const answered = async (text: string) => ({
    status: 200,
    headers: new Headers(),
    body: Buffer.from(text),
    text: () => text,
  });
});

describe('a witness over HTTP', () => {
  let folder: string;
  let server: Server;
  let world: World;
  const start = async () => {
    const cosigner = createCosigner('w.example', await readWitnessSeed(folder));
    const logs = new Map([[SIGNER, readVerifierKey(world)]]);
    server = createWitnessServer({ cosigner, state: await openWitnessState(folder), logs, now: () => new Date(0) });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return cosigner;
  };
  const post = async (body: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/add-checkpoint`;
    const answer = await fetch(url, { method: 'POST', body });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'witness-'));
    world = await createWorld({ database: 'either' });
    await write(world, 3);
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    await world.close();
    rmSync(folder, { recursive: true });
  });

  it('answers as c2sp.org/tlog-witness says', async () => {
    await start();
    const note = (await readNewestNote(world)) ?? '';
    expect((await post('hello')).status).toBe(400);
    expect((await post(`old 4\n\n${note}`)).status).toBe(400);
    expect((await post(`old 00\n\n${note}`)).status).toBe(400);
    expect((await post(`old 0\n\n${note.replaceAll(SIGNER, 'other.test/audit')}`)).status).toBe(404);
    expect((await post(`old 0\n\n${note.replace('\n3\n', '\n4\n')}`)).status).toBe(403);
    expect(await post(`old 2\n\n${note}`)).toEqual({ status: 409, type: 'text/x.tlog.size', text: '0\n' });
    expect((await post(`old 0\n${Buffer.alloc(32).toString('base64')}\n\n${note}`)).status).toBe(422);
    expect((await post('x'.repeat(20_000))).status).toBe(413);
    const signed = await post(`old 0\n\n${note}`);
    expect(signed.status).toBe(200);
    expect(signed.text).toMatch(/^— w\.example [\w+/=]+\n$/);
    expect((await post(`old 3\n\n${note}`)).status).toBe(200);
    expect(await post(`old 0\n\n${note}`)).toEqual({ status: 409, type: 'text/x.tlog.size', text: '3\n' });
  });

  it('signs nothing when it cannot read what it signed before', async () => {
    await start();
    const note = (await readNewestNote(world)) ?? '';
    await post(`old 0\n\n${note}`);
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    writeFileSync(path.join(folder, file), '{"origin":');
    expect((await post(`old 3\n\n${note}`)).status).toBe(500);
  });

  it('signs one of two branches that arrive at once', async () => {
    await start();
    const other = await createWorld({ database: 'either' });
    await write(other, 3, 'another history');
    const notes = [await readNewestNote(world), await readNewestNote(other)];
    const answers = await Promise.all(notes.map((note) => post(`old 0\n\n${note}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await other.close();
  });

  it('leaves no draft of its memory behind', async () => {
    await start();
    await post(`old 0\n\n${(await readNewestNote(world)) ?? ''}`);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
