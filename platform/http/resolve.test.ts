import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResolver, type Resolution } from './addresses.ts';
import {
  type NameServer,
  NO_ERROR,
  NO_SUCH_NAME,
  openNameServer,
  SERVER_FAILURE,
  type Zone,
} from './name-server.fixture.ts';
import { OutgoingError } from './request.ts';

const zone: Zone = {
  'both.test': { code: NO_ERROR, a: ['192.0.2.1', '192.0.2.2'], aaaa: ['2001:db8:0:0:0:0:0:1'] },
  'old.test': { code: NO_ERROR, a: ['192.0.2.1'] },
  'new.test': { code: NO_ERROR, aaaa: ['2001:db8:0:0:0:0:0:1'] },
  'mail-only.test': { code: NO_ERROR },
  'missing.test': { code: NO_SUCH_NAME },
  'broken.test': { code: SERVER_FAILURE },
};
let server: NameServer;
let resolve: (hostname: string) => Promise<Resolution>;

beforeAll(async () => {
  server = await openNameServer(zone);
  resolve = createResolver([server.address]);
});
afterAll(() => server.close());

it.each([
  ['both.test', ['192.0.2.1', '192.0.2.2', '2001:db8::1']],
  ['old.test', ['192.0.2.1']],
  ['new.test', ['2001:db8::1']],
])('%s leads to %o', async (name, addresses) => {
  expect(await resolve(name)).toEqual({ addresses, ttlSeconds: 60 });
});

it.each([
  ['a name that does not exist', 'missing.test', 'name-not-found'],
  ['a name that has no address', 'mail-only.test', 'name-not-found'],
  ['a name whose server fails', 'broken.test', 'unreachable'],
])('%s is told as such', async (_what, name, reason) => {
  const error = await resolve(name).then(
    () => null,
    (failure) => failure,
  );
  expect(error).toBeInstanceOf(OutgoingError);
  expect(error).toMatchObject({ reason });
});
