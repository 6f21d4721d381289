import { noteAnswers } from '#core/sources/health/internal/rows.ts';
import type { Platform } from '#platform/platform.ts';
import { together } from '#platform/together.ts';

/** It is not written more often: it says no more than that the source answers these days. */
const NOTED_EVERY_MS = 15 * 60_000;

interface Notes {
  /** When each source was last noted. */
  times: Map<string, number>;
  note(sourceId: string): Promise<unknown>;
}

const known = new WeakMap<Platform, Notes>();

function notesOf(platform: Platform): Notes {
  const notes = known.get(platform) ?? { times: new Map(), note: together((ids) => noteAnswers(platform, ids)) };
  known.set(platform, notes);
  return notes;
}

/** Notes that a source without a control answered somebody's question in a documented form. */
export async function noteAnswered(platform: Platform, sourceId: string): Promise<void> {
  const now = platform.clock.now().getTime();
  const { times, note } = notesOf(platform);
  if (now - (times.get(sourceId) ?? 0) < NOTED_EVERY_MS) return;
  times.set(sourceId, now);
  await note(sourceId);
}
