import type { Place } from '#platform/crypto/vault.ts';

/** Changes when the shape of an exposure does, or what counts as "found" or "clear": older answers are then asked anew. */
export const answerShape = 3;

export const answerPlace = (sourceId: string, inputKey: string): Place => ({
  table: 'source_answers',
  column: 'sealed',
  row: `${sourceId}/${inputKey}`,
});
