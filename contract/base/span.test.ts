import { expect, it } from 'vitest';
import { spanInWords } from './span.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

it('says a time as people do', () => {
  const spans = [5 * MINUTE, 60 * MINUTE, DAY, 2 * DAY, 30 * DAY, 365 * DAY, 730 * DAY, 400 * DAY, 36 * 60 * MINUTE];
  expect(spans.map((span) => spanInWords(span))).toEqual([
    '5 minutes',
    '1 hour',
    '24 hours',
    '2 days',
    '30 days',
    '12 months',
    '24 months',
    '400 days',
    '36 hours',
  ]);
});
