import { describe, expect, it } from 'vitest';
import { judgeAnswer, retryAfter } from './judge.ts';

const now = new Date('2026-11-21T10:00:00Z');
const wait = (headers: Record<string, string>) => retryAfter(new Headers(headers), now);

describe('the wait a source asks for', () => {
  it.each([
    [{ 'retry-after': '120' }, 120],
    [{ 'retry-after': '0' }, 1],
    [{ 'retry-after': 'Sat, 21 Nov 2026 10:05:00 GMT' }, 300],
    [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 1],
    [{ 'retry-after': '999999999' }, 86_400],
    [{ 'retry-after': 'later' }, null],
    [{ 'x-ratelimit-reset': String(now.getTime() / 1_000 + 42) }, 42],
    [{ 'x-ratelimit-reset': '30' }, 30],
    [{ 'retry-after': '5', 'x-ratelimit-reset': '30' }, 5],
    [{}, null],
  ])('%o is %s seconds', (headers, seconds) => {
    expect(wait(headers as Record<string, string>)).toBe(seconds);
  });
});

describe('a page that stands in the way', () => {
  const outcomeOf = (title: string) => {
    const text = `<!doctype html><html><head><title>${title}</title></head></html>`;
    const response = { status: 200, headers: new Headers(), body: Buffer.from(text), text: () => text };
    try {
      judgeAnswer(response, now);
      return 'answered';
    } catch (error) {
      return (error as { reason: string }).reason;
    }
  };

  it.each(['Just a moment...', 'Before you continue to Harbour', 'Age verification', 'Not available in your country'])(
    'is no answer: %s',
    (title) => {
      expect(outcomeOf(title)).toBe('refused');
    },
  );

  it('is not taken for a profile’s', () => {
    expect(outcomeOf('Rosa Ward on Harbour')).toBe('answered');
  });
});
