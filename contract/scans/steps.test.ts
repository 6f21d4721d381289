import { expect, it } from 'vitest';
import { planScoreWords } from './steps.ts';

it.each([
  [{ today: 55, after: 31, all: 31, falls: null }, '55 today, 31 when this is done.'],
  [{ today: 91, after: 70, all: 45, falls: null }, '91 today, 70 when this is done, 45 when all is done.'],
  [
    { today: 91, after: 91, all: 45, falls: 13 },
    '91 today, 45 when all is done. Much weighs alike, so it starts to fall after about 13 steps.',
  ],
  [
    { today: 91, after: 91, all: 91, falls: null },
    '91, also when all is done: what has leaked cannot be called back. Each step still makes what leaked less useful to others.',
  ],
])('the plan says what it comes to, and promises nothing that does not happen: %j', (score, words) => {
  expect(planScoreWords(score)).toBe(words);
});
