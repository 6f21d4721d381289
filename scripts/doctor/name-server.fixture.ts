import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';

const MX = 15;
const TXT = 16;

/** What the name server says: texts and mail servers by name; `fails` answers nothing but an error. */
export type Zone = Readonly<Record<string, { txt?: string[]; mx?: string[]; fails?: boolean }>>;

const labels = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.of(0),
  ]);

/** A text is put together from pieces of 255 bytes at most. */
const pieces = (text: string) =>
  Buffer.concat((text.match(/.{1,255}/gs) ?? ['']).map((piece) => Buffer.from(`\0${piece}`).fill(piece.length, 0, 1)));

const mailServer = (name: string) => Buffer.concat([Buffer.of(0, 10), labels(name)]);

function nameIn(query: Buffer): { name: string; end: number } {
  const found: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    found.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: found.join('.').toLowerCase(), end: at + 1 };
}

/** RFC 1035: the query's header and question, then the records. */
function answerTo(query: Buffer, zone: Zone): Buffer {
  const { name, end } = nameIn(query);
  const type = query.readUInt16BE(end);
  const entry = zone[name];
  const data = type === TXT ? (entry?.txt ?? []).map(pieces) : type === MX ? (entry?.mx ?? []).map(mailServer) : [];
  const code = entry?.fails ? 2 : entry ? 0 : 3;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code, 2);
  [1, data.length, 0, 0].forEach((count, index) => {
    header.writeUInt16BE(count, 4 + index * 2);
  });
  const records = data.map((bytes) =>
    Buffer.concat([
      Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, bytes.length >> 8, bytes.length & 255]),
      bytes,
    ]),
  );
  return Buffer.concat([header, query.subarray(12, end + 4), ...records]);
}

/** For tests: a name server on this machine, and a resolver that asks it. */
export async function openNameServer(zone: Zone): Promise<{ resolver: Resolver; close(): void }> {
  const server = createSocket('udp4');
  server.on('message', (query, from) => server.send(answerTo(query, zone), from.port, from.address));
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return { resolver, close: () => server.close() };
}
