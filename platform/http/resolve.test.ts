import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResolve, type Resolve } from './addresses.ts';
import { OutgoingError } from './request.ts';

const NO_ERROR = 0;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;
const A = 1;

/** What the name server of this test says about each name: a code, and the addresses of each type. */
const zone: Record<string, { code: number; a?: string[]; aaaa?: string[] }> = {
  'both.test': { code: NO_ERROR, a: ['192.0.2.1', '192.0.2.2'], aaaa: ['2001:db8:0:0:0:0:0:1'] },
  'old.test': { code: NO_ERROR, a: ['192.0.2.1'] },
  'new.test': { code: NO_ERROR, aaaa: ['2001:db8:0:0:0:0:0:1'] },
  'mail-only.test': { code: NO_ERROR },
  'missing.test': { code: NO_SUCH_NAME },
  'broken.test': { code: SERVER_FAILURE },
};
let server: Socket;
let resolve: Resolve;

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (query, from) => server.send(answerTo(query), from.port, from.address));
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  resolve = createResolve([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());

/** A DNS answer, RFC 1035: the query's header and question, then one record for each address. */
function answerTo(query: Buffer): Buffer {
  const { name, end } = nameIn(query, 12);
  const { code, a = [], aaaa = [] } = zone[name] ?? { code: NO_SUCH_NAME };
  const type = query.readUInt16BE(end);
  const records = type === A ? a.map(ipv4) : aaaa.map(ipv6);
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code, 2);
  [1, records.length, 0, 0].forEach((count, index) => {
    header.writeUInt16BE(count, 4 + index * 2);
  });
  const answers = records.map((data) => {
    const fixed = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, query.subarray(12, end + 4), ...answers]);
}

function nameIn(query: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

const ipv4 = (address: string) => Buffer.from(address.split('.').map(Number));
const ipv6 = (address: string) =>
  Buffer.concat(address.split(':').map((group) => Buffer.from(group.padStart(4, '0'), 'hex')));

it.each([
  ['both.test', ['192.0.2.1', '192.0.2.2', '2001:db8::1']],
  ['old.test', ['192.0.2.1']],
  ['new.test', ['2001:db8::1']],
])('%s leads to %o', async (name, addresses) => {
  expect(await resolve(name)).toEqual(addresses);
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
