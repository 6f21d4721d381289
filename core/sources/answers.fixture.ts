import fc from 'fast-check';
import { expect } from 'vitest';
import { askSource } from '#core/sources/actions/ask.ts';
import { indexCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { type Reply, type SourceFixtures, subjectFor } from '#core/sources/internal/fixtures.ts';
import type { Outgoing, OutgoingRequest } from '#platform/http/outgoing.ts';
import type { Source } from './define.ts';

const now = new Date('2026-11-21T10:00:00Z');

export function ask(source: Source, fixtures: SourceFixtures, outgoing: Outgoing) {
  const catalogue = Promise.resolve(indexCatalogue(fixtures.catalogue ?? []));
  const unexpected = (id: string, error: unknown) => expect.unreachable(`${id} broke: ${error}`);
  return askSource(source, subjectFor(source, fixtures.email), { outgoing, key: 'a-key', now, catalogue, unexpected });
}

export const raw = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

export function parsed(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** A way out that answers from here, for many questions in short time. */
export function answering(reply: (url: URL) => Reply): Outgoing {
  return {
    async fetch({ url }: OutgoingRequest) {
      const { status = 200, headers, body } = reply(new URL(url));
      const bytes = Buffer.from(body);
      return { status, headers: new Headers(headers), body: bytes, text: () => bytes.toString() };
    },
    close: async () => {},
  };
}

/** Walks down a random way, and takes away or replaces what stands there. */
function damaged(body: unknown, value: unknown, choices: Iterator<number>): unknown {
  const next = (below: number) => choices.next().value % below;
  if (typeof body !== 'object' || body === null || next(5) === 0) return value;
  const keys = Object.keys(body);
  const key = keys[next(Math.max(keys.length, 1))];
  if (key === undefined) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  if (next(4) > 0) copy[key] = damaged(copy[key], value, choices);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** Fails if the source reads any JSON as clear that does not say so, or breaks on it. */
export const tryArbitraryAnswers = (source: Source, fixtures: SourceFixtures, numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (body) => {
      const asked = await ask(
        source,
        fixtures,
        answering(() => raw(JSON.stringify(body))),
      );
      if (asked.state === 'clear') expect(fixtures.isAbsent(body)).toBe(true);
    }),
    { numRuns },
  );

/** Fails if the source reads its documented answer as clear after a part of it was taken away or replaced. */
export const tryDamagedAnswers = (source: Source, fixtures: SourceFixtures, numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.jsonValue(), async (choices, value) => {
      let body: unknown;
      const damage = (url: URL): Reply => {
        const reply = fixtures.hit(url);
        body = parsed(reply.body);
        if (body === undefined) return reply;
        body = damaged(body, value, choices);
        return { ...reply, body: JSON.stringify(body) };
      };
      const asked = await ask(source, fixtures, answering(damage));
      if (asked.state === 'clear') expect([fixtures.isAbsent(body), body]).toEqual([true, body]);
    }),
    { numRuns },
  );
