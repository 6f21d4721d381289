import type { Place } from '#platform/crypto/vault.ts';

/** Changes when the shape of an exposure does, or what counts as "clear": older answers are then asked anew. */
export const answerShape = 2;

export const answerPlace = (sourceId: string, inputKey: string): Place => ({
  table: 'source_answers',
  column: 'sealed',
  row: `${sourceId}/${inputKey}`,
});
