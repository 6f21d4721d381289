/** A wandering signal in -1..1 that repeats on no visible period. */
export const smoothNoise = (t: number): number =>
  0.56 * Math.sin(t) + 0.3 * Math.sin(1.87 * t + 1.7) + 0.14 * Math.sin(2.71 * t + 0.6);

export const clamp01 = (n: number): number => Math.min(1, Math.max(0, n));

/** Starts and ends flat, in 0..1. */
export const smoothStep = (t: number): number => t * t * (3 - 2 * t);

/** Deterministic pseudo-random numbers in 0..1, so that a print is the same on every render (mulberry32). */
export function createRandom(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from any text, for `seeded` (FNV-1a): a post's id draws the same cover every time. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
