import { expect, it } from 'vitest';
import { wholeAnswer } from './body.ts';

const answer = () => {
  const bytes = Buffer.from('signed\n');
  return wholeAnswer({ status: 200, headers: new Headers(), chunks: [bytes], size: bytes.length }, 100);
};

it('an answer tells its text also to whoever took that out of it', async () => {
  const { status, text } = await answer();
  expect([status, text()]).toEqual([200, 'signed\n']);
});
