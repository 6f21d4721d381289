import { createHash } from 'node:crypto';

const REFERENCE = Buffer.alloc(1 << 20, 1);
const REFERENCE_ROUNDS = 64;
/** What an idle core of 2026 takes to hash so much. */
const REFERENCE_MS = 45;

/**
 * How many times longer than an idle core of 2026 this machine takes now for a fixed piece of work, at least 1. Multiplies what a test
 * measures on the wall: a core that is slow, or that others want as well, takes longer for everything.
 */
export function slownessNow(): number {
  const begun = performance.now();
  for (let round = 0; round < REFERENCE_ROUNDS; round++) createHash('sha256').update(REFERENCE).digest();
  return Math.max(1, (performance.now() - begun) / REFERENCE_MS);
}
