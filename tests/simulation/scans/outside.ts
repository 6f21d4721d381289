import { askSource } from '#core/sources/actions/ask.ts';
import type { Answer } from '#core/sources/define.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { type Outgoing, OutgoingError, type OutgoingRequest, type OutgoingResponse } from '#platform/http/outgoing.ts';
import { findHost } from '#sandbox/hosts/hosts.ts';
import { answerLimited, breakReply } from '#sandbox/misbehave.ts';
import type { BrokenHow } from '#sandbox/people/person.ts';
import { createWorld } from '#sandbox/people.ts';
import type { Reply } from '#sandbox/reply.ts';
import { hexOf } from '#sandbox/wire/digests.ts';
import type { Random } from '../engine/random.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import { KNOWN_TO_HUDSON_ROCK, sources } from './sources.ts';

/** How a source answers. The last two are lies. */
export const moods = ['truthful', 'silent', 'limited', 'broken', 'finds-everybody', 'finds-nobody'] as const;
export type Mood = (typeof moods)[number];

const waysToBreak: readonly BrokenHow[] = [
  'internal-error',
  'challenge-page',
  'html-instead',
  'empty-body',
  'wrong-types',
  'truncated-json',
];

/** Whom liars claim to find, and whom they claim to be asked about when they find nobody. */
const knownTo: Readonly<Record<string, string>> = {
  'hudsonrock-cavalier': KNOWN_TO_HUDSON_ROCK,
  'hibp-pastes': 'account-exists@hibp-integration-tests.com',
};
const NOBODY = 'nobody.at.all@example.org';

/** A question as it came to a source. */
export interface Asked {
  sourceId: string;
  /** Null where it is about nobody whom anybody scans. */
  email: string | null;
  /** By the product's clock, milliseconds. */
  at: number;
  /** Milliseconds that have passed. */
  passed: number;
  /** How often a process had died by then. */
  crashes: number;
}

/** An answer that came back whole, and whether it was the documented one. */
export interface Given {
  sourceId: string;
  email: string;
  at: number;
  mood: Mood;
}

interface Parts {
  random: Random;
  scheduler: Scheduler;
  now(): Date;
}

/** The sandbox's hosts in memory: they know the truth about its people, and say it or not as their mood is. */
export class SimulatedOutside implements Outgoing {
  readonly #random: Random;
  readonly #scheduler: Scheduler;
  readonly #now: () => Date;
  readonly #sandbox = createWorld(new Date('2027-03-01T09:00:00.000Z'));
  readonly #truths = new Map<string, Promise<Answer>>();
  readonly moods = new Map<string, Mood>();
  readonly asked: Asked[] = [];
  readonly given: Given[] = [];
  /** Addresses that are scanned. */
  readonly people: readonly string[] = [
    'quiet@example.com',
    'oliver.bennett@example.net',
    'priya.nair.demo@gmail.com',
    'grace.kimani@example.org',
    'kenji@tanaka.example',
  ];

  constructor({ random, scheduler, now }: Parts) {
    this.#random = random;
    this.#scheduler = scheduler;
    this.#now = now;
  }

  close = async () => {};

  /** What the source says of somebody when it tells the truth. */
  truth(sourceId: string, email: string): Promise<Answer> {
    const name = `${sourceId} ${email}`;
    const known = this.#truths.get(name) ?? this.#askTruly(sourceId, email);
    this.#truths.set(name, known);
    return known;
  }

  async #askTruly(sourceId: string, email: string): Promise<Answer> {
    const source = sources.find(({ id }) => id === sourceId);
    if (!source) throw new Error(`no source ${sourceId}`);
    const outgoing = { fetch: async (request: OutgoingRequest) => responseOf(this.#reply(request)), close: this.close };
    const catalogue = Promise.resolve({ atHand: false, find: () => null });
    const means = { outgoing, catalogue, key: '0'.repeat(32), now: this.#now() };
    const { retryAfter: _, ...answer } = await askSource(source, subjectFrom({ kind: 'email', value: email }), means);
    if (answer.state === 'not-checked') throw new Error(`${sourceId} does not say the truth: ${answer.reason}`);
    return answer;
  }

  #reply({ url, method = 'GET', headers = {}, body = '' }: OutgoingRequest): Reply {
    const where = new URL(url);
    const answer = findHost(where.hostname, this.#sandbox);
    if (!answer) throw new OutgoingError('name-not-found');
    const sent = { 'user-agent': 'Quietprint', ...headers };
    return answer({ method, host: where.hostname, url: where, headers: sent, body }, this.#sandbox);
  }

  #replyIn(mood: Mood, sourceId: string, request: OutgoingRequest): Reply {
    if (mood === 'limited') return answerLimited(this.#reply(request), this.#random.pick([1, 30, 600]));
    if (mood === 'broken') return breakReply(this.#reply(request), this.#random.pick(waysToBreak));
    if (mood === 'finds-everybody') return this.#reply(about(request, knownTo[sourceId] ?? NOBODY));
    return this.#reply(mood === 'finds-nobody' ? about(request, NOBODY) : request);
  }

  async fetch(request: OutgoingRequest): Promise<OutgoingResponse> {
    const sourceId = sources.find(({ hosts }) => hosts.includes(new URL(request.url).hostname as never))?.id;
    // The catalogue of breaches is not to be had.
    if (!sourceId || request.url.endsWith('/breaches')) throw new OutgoingError('unreachable');
    try {
      return await this.#exchange(sourceId, request);
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      throw new OutgoingError(request.signal?.aborted ? 'timeout' : 'unreachable', error);
    }
  }

  async #exchange(sourceId: string, request: OutgoingRequest): Promise<OutgoingResponse> {
    const { signal, onSent } = request;
    const faults = ['crash', 'refused'] as const;
    if ((await this.#scheduler.gate(`ask ${sourceId}`, { faults, signal })) === 'refused')
      throw new OutgoingError('unreachable');
    onSent?.();
    const email = this.people.find((one) => isAbout(request.url, one)) ?? null;
    const { now: passed, crashes } = this.#scheduler;
    this.asked.push({ sourceId, email, at: this.#now().getTime(), passed, crashes });
    const mood = this.moods.get(sourceId) ?? 'truthful';
    if (mood === 'silent') await this.#scheduler.gate(`${sourceId} is silent`, { after: 600_000, signal });
    const after = this.#random.pick([20, 90, 400, 1_500, 6_000]);
    const response = responseOf(this.#replyIn(mood, sourceId, request));
    const how = await this.#scheduler.gate(`${sourceId} answered`, { after, signal, faults: ['crash', 'lost'] });
    if (how === 'lost') throw new OutgoingError('unreachable');
    if (email && mood !== 'limited' && mood !== 'broken')
      this.given.push({ sourceId, email, at: this.#now().getTime(), mood });
    return response;
  }
}

const isAbout = (url: string, email: string): boolean =>
  decodeURIComponent(url).includes(email) || url.includes(hexOf('md5', email));

/** The same question about somebody else. */
function about(request: OutgoingRequest, email: string): OutgoingRequest {
  const url = new URL(request.url);
  if (url.searchParams.has('email')) url.searchParams.set('email', email);
  else url.pathname = url.pathname.replace(/[^/]+$/, encodeURIComponent(email));
  return { ...request, url: url.href };
}

function responseOf({ status, headers, body }: Reply): OutgoingResponse {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { status, headers: new Headers(headers), body: bytes, text: () => new TextDecoder().decode(bytes) };
}
