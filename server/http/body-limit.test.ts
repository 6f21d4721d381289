import { describe, expect, it } from 'vitest';
import { readWhole } from './body-limit.ts';

/** A form whose body never comes to an end. @returns it, and how much of it was taken so far */
function endlessForm(length?: number) {
  let taken = 0;
  const part = new Uint8Array(100);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += part.byteLength;
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { request: new Request('http://site.example/form', init), taken: () => taken };
}

describe('a body over the limit', () => {
  it('is refused by the length that it says, before any of it is read', async () => {
    const { request, taken } = endlessForm(1_001);
    await expect(readWhole(request, 1_000)).rejects.toMatchObject({ status: 413 });
    expect(taken()).toBe(0);
  });

  it.each([undefined, 10])('is refused as soon as too much has come, when it says %s', async (length) => {
    const { request, taken } = endlessForm(length);
    await expect(readWhole(request, 1_000)).rejects.toMatchObject({ status: 413 });
    expect(taken()).toBe(1_100);
  });
});
