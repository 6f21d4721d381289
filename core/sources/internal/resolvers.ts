import { z } from 'zod';
import type { Ask } from '#core/sources/define.ts';
import { OutgoingError, type OutgoingResponse } from '#platform/http/outgoing.ts';
import { readJson } from './read.ts';
import type { Recognised } from './recognised.ts';
import { SourceTrouble } from './trouble.ts';

export const resolverHosts = ['cloudflare-dns.com', 'dns.google'] as const;

const answerBody = z.looseObject({
  Status: z.number().int(),
  /** The answer was too long for the resolver, and is not whole. */
  TC: z.boolean().optional(),
  Question: z.tuple([z.looseObject({ name: z.string() })], z.unknown()),
  Answer: z.array(z.looseObject({ type: z.number(), data: z.string() })).optional(),
});
const resolvers = [
  (query: string) => ({
    url: `https://cloudflare-dns.com/dns-query?${query}`,
    headers: { accept: 'application/dns-json' },
  }),
  (query: string) => ({ url: `https://dns.google/resolve?${query}` }),
];
const TXT = 16;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

export interface LookUp {
  read: Recognised<unknown>;
  exists: boolean;
  records: string[];
}

/**
 * Asks public resolvers over HTTPS; the second when the first gives no answer.
 * @returns the records' data, empty when there are none; `exists` is false when the name does not exist
 * @throws SourceTrouble or OutgoingError of the last resolver
 */
export async function lookUp(ask: Ask, name: string, type: 'TXT' | 'A'): Promise<LookUp> {
  let failure: unknown;
  for (const resolver of resolvers) {
    try {
      const query = new URLSearchParams({ name, type }).toString();
      const read = readJson(await ask(resolver(query)), answerBody);
      const { Status, TC, Question, Answer = [] } = read.value;
      if (bareName(Question[0].name) !== bareName(name)) throw new SourceTrouble('changed');
      if (TC || (Status !== NO_ERROR && Status !== NO_SUCH_NAME)) throw new SourceTrouble('failed');
      const records = Answer.filter((one) => type === 'A' || one.type === TXT).map((one) => textOf(one.data));
      return { read, exists: Status === NO_ERROR, records };
    } catch (error) {
      if (!(error instanceof SourceTrouble || error instanceof OutgoingError)) throw error;
      failure = error;
    }
  }
  throw failure;
}

const bareName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** A long text record comes in quoted pieces, which belong together without a space. */
function textOf(data: string): string {
  const pieces = data.match(/"(?:[^"\\]|\\.)*"/g);
  return pieces ? pieces.map((piece) => piece.slice(1, -1).replace(/\\(.)/g, '$1')).join('') : data;
}

/**
 * The answer of a host below the person's domain, or null when there is no such host. Behind a proxy nobody tells us
 * that a name does not exist, so an unreachable host is looked up once.
 */
export async function askIfExists(ask: Ask, url: string): Promise<OutgoingResponse | null> {
  try {
    return await ask({ url });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.reason === 'name-not-found') return null;
    if (error.reason !== 'unreachable') throw error;
    const missing = await lookUp(ask, new URL(url).hostname, 'A').then(
      ({ exists }) => !exists,
      () => false,
    );
    if (missing) return null;
    throw error;
  }
}
