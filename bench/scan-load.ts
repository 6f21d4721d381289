import type { Vendor } from '#core/sources/internal/pacing/quota.ts';
import { registry } from '#core/sources/registry.ts';

/** What the benchmarks of scans load the engine with: the same in both of their processes, as it comes from a seed. */
export interface LoadedSource {
  id: string;
  /** Milliseconds until it answers; null = it hangs. */
  latencyMs: number | null;
  /** What it finds. */
  finds: string[];
  vendor: Vendor;
  timeoutMs: number;
  /** It must prove itself: it finds `knownAddress`, and nothing for an address that nobody has. */
  mustProve?: true;
}

export const knownAddress = 'known@bench.example';
export const nobody = 'nobody-';

export const TIMEOUT_MS = 4_000;
const SLOWEST_MS = 2_000;
const FASTEST_MS = 20;
const SEED = 20_261_121;

/** mulberry32: small, and the same everywhere. @returns 0 to 1 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const windowOf = (everyMs: number, most: number) => ({ most, seconds: (Math.round(everyMs) * most) / 1_000 });

/** The same choices at each call. */
function choices() {
  const random = randomFrom(SEED);
  const between = (from: number, to: number) => from * (to / from) ** random();
  const finds = () =>
    random() < 0.4 ? Array.from({ length: 1 + Math.floor(random() * 3) }, (_, k) => `breach-${k}`) : [];
  return { random, between, finds, latency: (slowest: number) => Math.round(between(FASTEST_MS, slowest)) };
}

/** 100 sources: ten hang, the others take 20 to 2,000 ms, most of them a few hundred; four in ten find something. */
function sourcesAtOnce(): LoadedSource[] {
  const { random, between, finds, latency } = choices();
  const sources = Array.from({ length: 100 }, (_, n) => ({
    id: `s${String(n).padStart(2, '0')}`,
    latencyMs: n % 10 === 7 ? null : latency(SLOWEST_MS),
    finds: finds(),
    vendor: { id: `v${n}`, windows: [windowOf(between(50, 200), 1 + Math.floor(random() * 5))], concurrency: 8 },
    timeoutMs: TIMEOUT_MS,
  }));
  const [first, second] = sources;
  if (first && second) [first.latencyMs, second.latencyMs] = [SLOWEST_MS, FASTEST_MS];
  return sources;
}

/** 300 sources that all answer within half a second, at a pace that lets 50 scans ask all of them. */
function sourcesToCount(): LoadedSource[] {
  const { finds, latency } = choices();
  return Array.from({ length: 300 }, (_, n) => ({
    id: `c${n}`,
    latencyMs: latency(500),
    finds: finds(),
    vendor: { id: `count-${n}`, windows: [{ most: 50, seconds: 4 }], concurrency: 8 },
    timeoutMs: 10_000,
  }));
}

/** 300 sources with the paces and time limits of the registry's; all of them answer. */
function sourcesAtRealPaces(): LoadedSource[] {
  const { finds, latency } = choices();
  return registry.slice(0, 300).map(({ vendor, timeoutMs }, n) => ({
    id: `p${n}`,
    latencyMs: latency(SLOWEST_MS),
    finds: finds(),
    vendor,
    timeoutMs,
  }));
}

/** 1,000 sites that must prove themselves, at the pace of profile sites; one in twenty finds something. */
function sitesToProve(): LoadedSource[] {
  const { random, latency } = choices();
  return Array.from({ length: 1_000 }, (_, n) => ({
    id: `w${n}`,
    latencyMs: latency(SLOWEST_MS),
    finds: random() < 0.05 ? ['profile'] : [],
    vendor: { id: `wide-${n}`, windows: [{ most: 1, seconds: 1 }], concurrency: 1 },
    timeoutMs: 10_000,
    mustProve: true as const,
  }));
}

export const loads = {
  'at-once': sourcesAtOnce,
  cost: sourcesToCount,
  paces: sourcesAtRealPaces,
  wide: sitesToProve,
} as const;
export type LoadName = keyof typeof loads;

/** What the servers saw of one source; times in ms since 1970. */
export interface SeenSource {
  /** When the questions were asked, as they say themselves. */
  sent: number[];
  /** When they arrived, in the same order. */
  arrived: number[];
  /** Questions that were open at the same time. */
  mostAtOnce: number;
}

export const timeNow = (): number => performance.timeOrigin + performance.now();

/** For each question that came before a window had room for it, by how many milliseconds. */
export function earlyMs({ windows }: Pick<Vendor, 'windows'>, times: readonly number[]): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  return windows
    .flatMap(({ most, seconds }) => sorted.slice(most).map((time, n) => seconds * 1_000 - (time - (sorted[n] ?? 0))))
    .filter((ms) => ms > 0);
}
