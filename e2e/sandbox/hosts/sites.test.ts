import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import type { Source } from '#core/sources/define.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { sourceById } from '#core/sources/queries/sources.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { registry } from '#core/sources/registry.ts';
import type { OutgoingRequest } from '#platform/http/outgoing.ts';
import { createWorld, people } from '../people.ts';
import type { Reply } from '../reply.ts';
import { namesakes } from '../sites/accounts.ts';
import { findHost } from './hosts.ts';

const world = createWorld(new Date('2026-11-21T10:00:00Z'));
const replies: Reply[] = [];
afterEach(() => {
  world.moods.clear();
  replies.length = 0;
});

/** Without the wire between, which would have to make a certificate for each host. */
const outgoing = {
  async fetch({ url, method = 'GET', headers = {}, body = '' }: OutgoingRequest) {
    const { host } = new URL(url);
    const answering = findHost(host, world);
    if (!answering) throw new Error(`nobody answers for ${host}`);
    const reply = answering({ method, host, url: new URL(url), headers, body }, world);
    replies.push(reply);
    const bytes = Buffer.from(reply.body);
    return { status: reply.status, headers: new Headers(reply.headers), body: bytes, text: () => bytes.toString() };
  },
  close: async () => {},
};

const byName = registry.filter(({ needs }) => needs === 'username' || needs === 'name');

const unexpected = (id: string, error: unknown) => expect.unreachable(`${id} broke: ${error}`);

function ask(source: Source, value: string): Promise<Asked> {
  const catalogue = Promise.resolve(indexCatalogue([]));
  const means = { outgoing, key: null, now: new Date(), catalogue, unexpected };
  return askSource(source, subjectFrom({ kind: source.needs, value }), means);
}
const askAt = (id: string, value: string) => ask(sourceById(id) as Source, value);

describe('a site of the sandbox', () => {
  it('stands in for every source that is asked by name, and knows whom the source knows', async () => {
    expect(byName.length).toBeGreaterThan(280);
    const wrong: string[] = [];
    for (const source of byName) {
      const known = await ask(source, source.control?.known[0] ?? '');
      const missing = await ask(source, source.control?.impossible() ?? '');
      if (known.state !== 'found' || missing.state !== 'clear')
        wrong.push(`${source.id}: ${JSON.stringify([known, missing])}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has the accounts of the people, and of their namesakes', async () => {
    const accounts = [...people.flatMap(({ facts }) => facts.usernames ?? []), ...namesakes];
    for (const { name, at } of accounts)
      for (const id of at === 'everywhere' ? ['pinterest', 'steam'] : at)
        expect(await askAt(id, name), `${name} at ${id}`).toMatchObject({ state: 'found' });
    expect(await askAt('vimeo', 'kenjitanaka')).toMatchObject({ state: 'clear' });
  });

  it('answers about whoever uses the name', async () => {
    await askAt('pinterest', 'IslaEverly');
    await askAt('pinterest', 'amelia');
    expect(replies.map(({ about }) => about?.email)).toEqual(['isla@everywhere.example', undefined]);
  });

  it('is in the mood that it is given, or in the mood of all', async () => {
    world.moods.set('*', 'lying').set('steam', 'blocking');
    expect(await askAt('pinterest', 'surelynobodyhere')).toMatchObject({ state: 'found' });
    expect(await askAt('anilist', 'surelynobodyhere')).toMatchObject({ state: 'found' });
    expect(await askAt('steam', 'blue')).toMatchObject({ state: 'not-checked', reason: 'refused' });
    world.moods.clear();
    expect(await askAt('pinterest', 'surelynobodyhere')).toMatchObject({ state: 'clear' });
    expect(await askAt('steam', 'blue')).toMatchObject({ state: 'found' });
  });
});
