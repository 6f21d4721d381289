import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, askSource } from '#core/sources/actions/ask.ts';
import type { Source } from '#core/sources/define.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { sourceById } from '#core/sources/queries/sources.ts';
import { OutgoingError, type OutgoingRequest } from '#platform/http/outgoing.ts';
import { createWorld } from '../people.ts';
import { commonMoods, type Mood } from '../sites/moods.ts';
import { findHost } from './hosts.ts';

const world = createWorld(new Date('2026-11-21T10:00:00Z'));
afterEach(() => world.moods.clear());

/** Without the wire between. */
const outgoing = {
  async fetch({ url, method = 'GET', headers = {}, body = '' }: OutgoingRequest) {
    const { host } = new URL(url);
    const reply = findHost(host, world)?.({ method, host, url: new URL(url), headers, body }, world);
    if (!reply) throw new Error(`nobody answers for ${host}`);
    if (reply.delivery) throw new OutgoingError(reply.delivery.kind === 'hang' ? 'timeout' : 'unreachable');
    const bytes = Buffer.from(reply.body);
    return { status: reply.status, headers: new Headers(reply.headers), body: bytes, text: () => bytes.toString() };
  },
  close: async () => {},
};

const unexpected = (id: string, error: unknown) => expect.unreachable(`${id} broke: ${error}`);
const ask = (source: Source, domain: string): Promise<Asked> =>
  askSource(
    source,
    { kind: 'domain', domain },
    { outgoing, key: null, now: world.now, catalogue: Promise.resolve(indexCatalogue([])), unexpected },
  );

describe.each(['wayback', 'commoncrawl', 'urlscan', 'bluesky-domain'])('%s', (id) => {
  const source = sourceById(id) as Source;
  const statesIn = async (mood: Mood) => {
    world.moods.set(id, mood);
    const known = await ask(source, source.control?.known[0] ?? '');
    const impossible = await ask(source, source.control?.impossible() ?? '');
    return [known.state, impossible.state];
  };

  it('has what the domains of the sandbox have there', async () => {
    expect(await ask(source, 'fenwick.example')).toMatchObject({ state: id === 'wayback' ? 'found' : 'clear' });
    expect(await ask(source, 'everywhere.example')).toMatchObject({ state: 'found' });
    expect(await ask(source, 'tanaka.example')).toMatchObject({ state: 'clear' });
  });

  it.each(commonMoods)('is seen through by its controls when it is %s, unless it is honest', async (mood) => {
    const told = await statesIn(mood);
    if (mood === 'truthful') expect(told).toEqual(['found', 'clear']);
    else if (mood === 'lying') expect(told).toEqual(['found', 'found']);
    else if (mood === 'blind') expect(told).toEqual(['clear', 'clear']);
    else if (mood === 'soft-404') expect(told).toEqual(['found', 'not-checked']);
    else expect(told).toEqual(['not-checked', 'not-checked']);
  });
});
