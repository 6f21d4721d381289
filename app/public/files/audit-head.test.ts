import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createWorld, type World } from '#tests/world.ts';
import { loader } from './audit-head.ts';

const seen = defineEvent({ name: 'test.seen', action: 'view', entityType: 'note', sentence: 'A note was seen' });

describe('the public head of the audit log', () => {
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
});
