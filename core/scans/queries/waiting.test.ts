import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import {
  asVisitor,
  createScanWorld,
  lastToken,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { readWaited } from './waiting.ts';

const email = 'alice@example.com';

onOneDatabase('a page that waits for its mailed link', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a')]);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** Sends the form. @returns what the page then asks with */
  async function request(to = email, held: string | null = null) {
    const since = world.clock.now().toISOString();
    const started = await startFreeScan(asVisitor(world), { name: 'Alice', email: to }, { requestToken: held });
    if (started.kind !== 'mailed') throw new Error('not mailed');
    await world.drain();
    return { requestToken: started.requestToken, asked: { email: to, since } };
  }
  const openLink = () => openScanLink(asVisitor(world), lastToken(world));

  it('goes on waiting until it is opened', async () => {
    const { requestToken, asked } = await request();
    expect(await readWaited(world, asked, { requestToken, keys: [] })).toEqual({ state: 'waiting' });
  });

  it('learns of an opening elsewhere only that there was one', async () => {
    const { requestToken, asked } = await request();
    await openLink();
    expect(await readWaited(world, asked, { requestToken, keys: [] })).toEqual({ state: 'opened' });
  });

  it('is led to the scan where the browser itself opened it', async () => {
    const { requestToken, asked } = await request();
    const { scanId, accessKey } = await openLink();
    expect(await readWaited(world, asked, { requestToken, keys: [accessKey] })).toEqual({ state: 'here', scanId });
  });

  it('learns nothing of a link that somebody else asked for, nor without its token', async () => {
    const { asked } = await request();
    await openLink();
    const stranger = world.vault.createToken();
    expect(await readWaited(world, asked, { requestToken: stranger, keys: [] })).toEqual({ state: 'waiting' });
    expect(await readWaited(world, asked, { requestToken: null, keys: [] })).toEqual({ state: 'waiting' });
  });

  it('is told of the first mail when asking again sent no other one', async () => {
    const first = await request();
    world.clock.advance(60_000);
    const { requestToken } = await request(email, first.requestToken);
    expect(world.mailbox).toHaveLength(1);
    await openLink();
    expect(await readWaited(world, first.asked, { requestToken, keys: [] })).toEqual({ state: 'opened' });
  });

  it('is not told of another address, nor of an opening before it asked', async () => {
    const first = await request();
    await openLink();
    world.clock.advance(60_000);
    const { requestToken, asked } = await request('other@example.com', first.requestToken);
    expect(await readWaited(world, asked, { requestToken, keys: [] })).toEqual({ state: 'waiting' });
    const again = await request(email, first.requestToken);
    expect(await readWaited(world, again.asked, { requestToken, keys: [] })).toEqual({ state: 'waiting' });
  });
});
