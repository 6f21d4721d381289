import { expect, it } from 'vitest';
import { planScoreWords } from './steps.ts';
import scanWords from './words/scan-words.texts.en.ts';

it.each([
  [{ today: 55, after: 0, falls: null }, '55 today, 0 when this is done.'],
  [{ today: 91, after: 70, falls: null }, '91 today, 70 when this is done, 0 when all is done.'],
  [
    { today: 91, after: 91, falls: 13 },
    '91 today, 0 when all is done. Much weighs alike, so it starts to fall after about 13 steps.',
  ],
])('the plan says what it comes to, and promises nothing that does not happen: %j', (score, words) => {
  expect(planScoreWords(score, scanWords)).toBe(words);
});
