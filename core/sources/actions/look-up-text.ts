import { judgeAnswer } from '#core/sources/internal/judge.ts';
import { lookUp, resolverHosts } from '#core/sources/internal/resolvers.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { OutgoingError } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 200_000;

/**
 * The TXT records of a name, as public resolvers over HTTPS have them.
 * @returns null when no resolver gave an answer, which says nothing about the records
 */
export async function lookUpText({ outgoing, clock }: Platform, name: string): Promise<string[] | null> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allow: resolverHosts };
  try {
    const { records } = await lookUp(
      async ({ documented, ...request }) =>
        judgeAnswer(await outgoing.fetch({ ...request, ...limits }), clock.now(), documented ?? null),
      name,
      'TXT',
    );
    return records;
  } catch (error) {
    if (error instanceof SourceTrouble || error instanceof OutgoingError) return null;
    throw error;
  }
}
