import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export const NO_ERROR = 0;
export const SERVER_FAILURE = 2;
export const NO_SUCH_NAME = 3;
const A = 1;

/** What the name server says about each name: a code, the addresses of each type, and their seconds to live (60). */
export type Zone = Record<string, { code: number; a?: string[]; aaaa?: string[]; ttl?: number }>;

export interface NameServer {
  /** As `address:port`. */
  address: string;
  /** Names that were asked for, once for each type. */
  asked: string[];
  close(): void;
}

/** For tests: a name server on 127.0.0.1. The zone may be changed while it runs. */
export async function openNameServer(zone: Zone): Promise<NameServer> {
  const server = createSocket('udp4');
  const asked: string[] = [];
  server.on('message', (query, from) => {
    asked.push(nameIn(query, 12).name);
    server.send(answerTo(query, zone), from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `127.0.0.1:${server.address().port}`, asked, close: () => void server.close() };
}

/** A DNS answer, RFC 1035: the query's header and question, then one record for each address. */
function answerTo(query: Buffer, zone: Zone): Buffer {
  const { name, end } = nameIn(query, 12);
  const { code, a = [], aaaa = [], ttl = 60 } = zone[name] ?? { code: NO_SUCH_NAME };
  const type = query.readUInt16BE(end);
  const records = type === A ? a.map(ipv4) : aaaa.map(ipv6);
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code, 2);
  [1, records.length, 0, 0].forEach((count, index) => {
    header.writeUInt16BE(count, 4 + index * 2);
  });
  const answers = records.map((data) => {
    const fixed = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, ttl, 0, data.length]);
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
