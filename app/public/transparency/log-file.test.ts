import { readFileSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { judgeKept } from '#contract/proof/kept-checkpoint.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createWorld, type World } from '#tests/world.ts';
import { loader } from './log-file.ts';

const seen = defineEvent({ name: 'test.seen', action: 'view', entityType: 'note', sentence: 'A note was seen' });

describe('the audit log for machines', () => {
  let world: World;
  const read = (address: string) => {
    const context = new RouterContextProvider();
    context.set(requestContext, { actor: visitor, client: null, platform: world });
    const url = new URL(address, 'https://quietprint.test/audit/');
    const params = { what: url.pathname.split('/').at(-1) };
    return loader({ context, url, params, request: new Request(url) } as unknown as Parameters<typeof loader>[0]);
  };
  const write = async (count: number) => {
    for (let i = 0; i < count; i++)
      await world.database.transaction(systemScope, (tx) =>
        record(tx, { actor: visitor, client: null, platform: world }, seen, { entityId: null }),
      );
    await sealEntries(world);
  };
  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
  });
  afterAll(() => world.close());

  it('is a page that does not exist before anything is sealed', async () => {
    await expect(read('checkpoint')).rejects.toMatchObject({ code: 'not-found' });
    await expect(read('anything')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is the newest checkpoint, signed by the key beside it', async () => {
    await write(3);
    await write(4);
    const note = await (await read('checkpoint')).text();
    const key = (await (await read('key')).text()).trim();
    expect(openCheckpoint(note, [key])).toMatchObject({ origin: 'quietprint.test/audit', size: 7 });
  });

  it('proves that an older one was its beginning', async () => {
    const proof = await (await read('consistency?from=3')).json();
    expect(proof).toMatchObject({ from: 3, to: 7 });
    expect(proof.proof.length).toBe(4);
    for (const from of ['8', '-1', 'x', ''])
      await expect(read(`consistency?from=${from}`)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lets a checkpoint that was kept be judged without believing the server', async () => {
    const kept = await (await read('checkpoint')).text();
    await write(5);
    const key = await (await read('key')).text();
    const ask = async (from: number) => (await read(`consistency?from=${from}`)).json();
    expect(await judgeKept(kept, key, ask)).toEqual({ kind: 'holds', kept: 7, newest: 12, signed: true });
  });

  it('lists the heads, newest first, and from any one on', async () => {
    const { key, checkpoints, older } = await (await read('checkpoints')).json();
    expect(checkpoints.map(({ size }: { size: number }) => size)).toEqual([12, 7, 3]);
    for (const { note, size, root } of checkpoints) {
      const opened = openCheckpoint(note, [key]);
      expect([opened?.size, opened?.root.toString('hex')]).toEqual([size, root]);
    }
    expect(older).toBeNull();
    const rest = await (await read('checkpoints?before=12')).json();
    expect(rest.checkpoints).toEqual(checkpoints.slice(1));
  });

  it('has the verifier that the download of staff holds', async () => {
    const answer = await read('verify.mjs');
    expect(answer.headers.get('content-disposition')).toContain('verify.mjs');
    const verifier = await answer.text();
    expect(verifier).toBe(readFileSync('core/base/audit/export/verify.mjs', 'utf8'));
    // As the page says of it: it needs Node.js and nothing else, and shares no code with the site.
    const needed = [...verifier.matchAll(/(?<!\.)\b(?:from|import|require)\b\s*\(?\s*(['"])([^'"]+)\1/g)].map(
      ([, , name]) => name,
    );
    expect(needed.filter((name) => !/^(?:node:[\w/]+)$/.test(name ?? ''))).toEqual([]);
    expect(needed.length).toBeGreaterThan(0);
  });

  it('has nothing else, whatever an object has', async () => {
    for (const name of ['constructor', 'toString', 'CHECKPOINT'])
      await expect(read(name)).rejects.toMatchObject({ code: 'not-found' });
  });
});
