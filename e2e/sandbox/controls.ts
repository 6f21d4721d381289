import { answerHostile } from './hostile.ts';
import { answerLimited, breakReply } from './misbehave.ts';
import { type BrokenHow, type HostileHow, hostileHows } from './people/person.ts';
import type { Question, Reply } from './reply.ts';
import type { Mood } from './sites/moods.ts';
import { seededShare } from './wire/digests.ts';

/** What every answer of a host becomes: a status, or one of the ways to be broken or hostile. */
export type FailMode = number | BrokenHow | HostileHow | 'limited';

/** @returns milliseconds to wait before the answer */
export type Latency = (question: Question) => number;

export interface LimitState {
  perSecond: number;
  /** Questions beyond the limit, each answered with 429. */
  violations: number;
}

/** Switches for tests, by host; `*` means every host. */
export interface Controls {
  delay(host: string, ms: number): void;
  fail(host: string, mode: FailMode): void;
  hang(host: string): void;
  /** The proxy answers CONNECT with 502. */
  refuse(host: string): void;
  /** Answers 429 with Retry-After beyond so many questions in any second. */
  limit(host: string, perSecond: number): LimitState;
  latency(latency: Latency): void;
  /** Answers of these hosts wait until what it returns is called, or the sandbox is reset; those of all hosts by default. */
  hold(isHeld?: (question: Question) => boolean): () => void;
  /** How a profile site answers, by the id of its source; `*` means every site without a mood of its own. */
  mood(site: string, mood: Mood): void;
  /** Ends what was switched on for a host. */
  heal(host: string): void;
}

export interface ControlState extends Controls {
  isRefused(host: string): boolean;
  latencyOf(question: Question): number;
  /** Resolves once an answer to it may go out. */
  untilLetGo(question: Question): Promise<void>;
  apply(reply: Reply, host: string): Reply;
  clear(): void;
}

interface HostState {
  delayMs?: number;
  mode?: FailMode;
  hang?: boolean;
  refuse?: boolean;
  limit?: LimitState & { recent: number[] };
}

interface Held {
  isHeld: (question: Question) => boolean;
  over: Promise<void>;
  letGo: () => void;
}

/** @param basic latency that holds until a test sets another, and again after `clear` */
export function createControls(basic: Latency, clock: () => number, moods = new Map<string, Mood>()): ControlState {
  const states = new Map<string, HostState>();
  let latency = basic;
  let held: Held | null = null;
  const change = (host: string, part: HostState) => states.set(host, { ...states.get(host), ...part });
  const stateOf = (host: string): HostState => ({ ...states.get('*'), ...states.get(host) });

  return {
    delay: (host, ms) => void change(host, { delayMs: ms }),
    fail: (host, mode) => void change(host, { mode }),
    hang: (host) => void change(host, { hang: true }),
    refuse: (host) => void change(host, { refuse: true }),
    limit(host, perSecond) {
      const limit = { perSecond, violations: 0, recent: [] };
      change(host, { limit });
      return limit;
    },
    latency(next) {
      latency = next;
    },
    hold(isHeld = () => true) {
      held?.letGo();
      const { promise: over, resolve: letGo } = Promise.withResolvers<void>();
      held = { isHeld, over, letGo };
      return letGo;
    },
    async untilLetGo(question) {
      if (held?.isHeld(question)) await held.over;
    },
    mood: (site, mood) => void moods.set(site, mood),
    heal: (host) => void states.delete(host),
    isRefused: (host) => stateOf(host).refuse ?? false,
    latencyOf: (question) => latency(question) + (stateOf(question.host).delayMs ?? 0),
    apply(reply, host) {
      const state = stateOf(host);
      if (state.limit && isBeyond(state.limit, clock())) return answerLimited(reply, 1);
      if (state.hang) return { ...reply, delivery: { kind: 'hang' } };
      return state.mode === undefined ? reply : failed(reply, state.mode);
    },
    clear() {
      states.clear();
      moods.clear();
      latency = basic;
      held?.letGo();
      held = null;
    },
  };
}

function isBeyond(limit: LimitState & { recent: number[] }, now: number): boolean {
  limit.recent = limit.recent.filter((at) => now - at < 1000);
  if (limit.recent.length < limit.perSecond) {
    limit.recent.push(now);
    return false;
  }
  limit.violations++;
  return true;
}

const isHostile = (mode: FailMode): mode is HostileHow => (hostileHows as readonly FailMode[]).includes(mode);

function failed(reply: Reply, mode: FailMode): Reply {
  if (mode === 'limited') return answerLimited(reply, 60);
  if (isHostile(mode)) return answerHostile(reply, mode);
  if (typeof mode === 'string') return breakReply(reply, mode);
  return { ...reply, status: mode, headers: { 'content-type': 'text/plain' }, body: `Status ${mode}` };
}

export const noLatency: Latency = () => 0;

/** 80 to 900 ms: each host has its own usual pace, and each question strays a little from it. */
export function realisticLatency(seed = 'quietprint'): Latency {
  return ({ host, url }) => {
    const usual = 80 + seededShare(`${seed} ${host}`) * 600;
    return Math.round(usual + seededShare(`${seed} ${host} ${url.pathname}${url.search}`) * 220);
  };
}
