import { bandLabel } from './severity.ts';

export default {
  bands: bandLabel,
  noScore: 'Not enough answered to give a score',
  range: (least: string, most: string) => `${least} to ${most}`,
  onRecord: (digits: string) => `${digits} on record`,
  sentence: (score: string, band: string) => `Risk score ${score} out of 100: ${band}.`,
  recordSentence: (score: string) => `On record: ${score} out of 100.`,
};
