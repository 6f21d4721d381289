import { eq } from 'drizzle-orm';
import { identifierInput } from '#contract/identifiers/input.ts';
import type { IdentifierKind, IdentifierView } from '#contract/identifiers/types.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Context } from '#core/base/context.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import { alice, insertCast, type Person } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { type Added, addIdentifier } from './actions/add-identifier.ts';
import { identifierLink } from './emails.ts';
import { listOwnIdentifiers } from './queries/own-identifiers.ts';

/** TXT records by name; null where no resolver can be asked. */
export type Zone = Record<string, string[] | null>;

/** What is written on profiles at GitHub, by user name; null where GitHub cannot be reached. */
export type Bios = Record<string, string | null>;

function replyOf(status: number, body: unknown, type = 'application/json') {
  const text = JSON.stringify(body);
  const headers = new Headers({ 'content-type': type });
  return { status, headers, body: new TextEncoder().encode(text), text: () => text };
}

function githubWith(bios: Bios, name: string) {
  const bio = bios[name];
  if (bio === null) throw new OutgoingError('unreachable');
  if (bio === undefined)
    return replyOf(404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest/users/users' });
  return replyOf(200, { login: name, html_url: `https://github.com/${name}`, bio });
}

/** Sees its record once the zone has it. */
function hibpWith(zone: Zone, url: string, body: unknown) {
  if (zone['haveibeenpwned.com'] === null) throw new OutgoingError('unreachable');
  const { DomainName: domain } = JSON.parse(String(body));
  const record = `hibp-verify=dweb_${domain.split('.')[0]}`;
  if (url.endsWith('/generatednstoken')) return replyOf(200, { txtRecordValue: record });
  if (!zone[domain]?.includes(record)) return replyOf(200, { message: 'No hibp-verify TXT records were found.' });
  return { ...replyOf(200, ''), body: new Uint8Array(), text: () => '' };
}

function outsideWith(zone: Zone, bios: Bios): Outgoing {
  return {
    close: async () => {},
    async fetch({ url, body }) {
      if (url.startsWith('https://haveibeenpwned.com/')) return hibpWith(zone, url, body);
      if (url.startsWith('https://api.github.com/users/')) return githubWith(bios, url.split('/').at(-1) ?? '');
      const name = new URL(url).searchParams.get('name') ?? '';
      const records = zone[name];
      if (records === null) throw new OutgoingError('unreachable');
      const answer = (records ?? []).map((data) => ({ name, type: 16, TTL: 300, data: `"${data}"` }));
      const told = { Status: records ? 0 : 3, TC: false, Question: [{ name, type: 16 }], Answer: answer };
      return replyOf(200, told, 'application/dns-json');
    },
  };
}

export interface IdentityWorld {
  world: World;
  zone: Zone;
  bios: Bios;
  as(actor: Person): Context;
  add(kind: IdentifierKind, value: string, actor?: Person): Promise<Added>;
  list(actor?: Person): Promise<IdentifierView[]>;
  /** @throws when it is not on the list */
  find(value: string, actor?: Person): Promise<IdentifierView & { id: string }>;
  /** The token in the last mail that has left. */
  lastToken(): Promise<string>;
  /** Names of the events of the log, oldest first. */
  events(): Promise<string[]>;
}

/** A world with its cast, whose resolvers answer from a zone that the test fills. */
export async function createIdentityWorld(database: Database['kind']): Promise<IdentityWorld> {
  const zone: Zone = {};
  const bios: Bios = {};
  const world = await createWorld({ database, emails: [identifierLink], outgoing: outsideWith(zone, bios) });
  await insertCast(world.database);
  const as = (actor: Person): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  const list = (actor = alice) => listOwnIdentifiers(as(actor));
  return {
    world,
    zone,
    bios,
    as,
    list,
    add: (kind, value, actor = alice) => addIdentifier(as(actor), identifierInput.parse({ kind, value })),
    async find(value, actor = alice) {
      const found = (await list(actor)).find((one) => one.value === value);
      if (!found?.id) throw new Error(`${value} is not on the list`);
      return { ...found, id: found.id };
    },
    async lastToken() {
      await world.drain();
      const token = /prove\?token=([\w-]{43})/.exec(world.mailbox.at(-1)?.text ?? '')?.[1];
      if (!token) throw new Error('no link in the last mail');
      return token;
    },
    async events() {
      const rows = await world.database.transaction(systemScope, (tx) =>
        tx.select().from(auditLogs).where(eq(auditLogs.entityType, 'identifier')).orderBy(auditLogs.createdAt),
      );
      return rows.map(({ details }) => String(details?.event));
    },
  };
}
