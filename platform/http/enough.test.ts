import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { slownessNow } from '#tests/slowness.ts';
import { answer, outgoing, question, refusal, standInForEachTest, world } from './outgoing.fixture.ts';
import { pourBody } from './stand-in.fixture.ts';

standInForEachTest();

const MB = 1_000_000;
const saysYes = {
  ...question,
  maxBytes: 100 * MB,
  isEnough: (part: { text(): string }) => part.text().includes('YES'),
};

/** Some 200 kB, all small letters. No two parts of it are alike, so that no encoding makes it short. */
const noise = Array.from({ length: 30_000 }, (_, n) => ((n * 2_654_435_761) % 4_294_967_296).toString(36)).join(' ');

/** Asks, and waits until what is left of the answer has come or was dropped. */
async function restOf(): Promise<void> {
  let ended: Promise<void> | undefined;
  const onRest = (rest: Promise<void>) => {
    ended = rest;
  };
  await outgoing.fetch({ ...saysYes, onRest });
  await ended;
}

describe('an answer of which a part is enough', () => {
  it('is returned as far as it has come, and its server gets rid of little more', async () => {
    let poured = Promise.resolve(0);
    answer.mockImplementation((_request, response) => {
      response.write('YES, and ');
      poured = pourBody(response, 50 * MB);
    });
    const response = await outgoing.fetch(saysYes);
    expect(response.text().slice(0, 3)).toBe('YES');
    expect(response.body.byteLength).toBeLessThan(MB);
    expect(await poured).toBeLessThan(15 * MB);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is unpacked as far as it has come from %s', async (encoding, pack) => {
    answer.mockImplementation((_request, response) => {
      const packed = pack(`YES ${noise}`);
      response.writeHead(200, { 'content-encoding': encoding }).write(packed.subarray(0, 40_000));
    });
    const response = await outgoing.fetch(saysYes);
    expect(response.text().slice(0, 300)).toBe(`YES ${noise}`.slice(0, 300));
  });

  it('is looked at again as it grows', async () => {
    answer.mockImplementation(async (_request, response) => {
      for (const part of ['no, ', 'no and no, ', 'Y', 'ES or no? this is the question: YES']) {
        response.write(part);
        await wait(20);
      }
    });
    expect((await outgoing.fetch(saysYes)).text()).toContain('YES');
  });

  it('leaves its connection for the next question where little was left of it', async () => {
    answer.mockImplementation((_request, response) => {
      response.write('YES');
      setTimeout(() => response.end('.'.repeat(100_000)), 20);
    });
    for (let n = 0; n < 3; n++) {
      await restOf();
      // Its connection is free only then.
      await wait(50 * slownessNow());
    }
    expect(world.connections()).toBe(1);
  });

  it.each([
    ['its length says that much is left', (response: ServerResponse) => response.setHeader('content-length', 9 * MB)],
    ['it is not whole after a second', () => {}],
  ])('drops its connection when %s', async (_what, begin) => {
    const closed: Promise<unknown>[] = [];
    answer.mockImplementation((_request, response) => {
      closed.push(once(response, 'close'));
      begin(response);
      response.write('YES');
    });
    await outgoing.fetch(saysYes);
    await closed[0];
    await outgoing.fetch(saysYes);
    expect(world.connections()).toBe(2);
  });
});

describe('what is left of an answer of which a part was enough', () => {
  it('is told to have come once its server is done with it', async () => {
    let isWritten = false;
    answer.mockImplementation((_request, response) => {
      response.write('YES');
      setTimeout(() => {
        isWritten = true;
        response.end('.');
      }, 100);
    });
    await restOf();
    expect(isWritten).toBe(true);
  });

  it.each([
    ['its length says that much is left', (response: ServerResponse) => response.setHeader('content-length', 9 * MB)],
    ['it is not whole after a second', () => {}],
  ])('is told to be dropped when %s', async (_what, begin) => {
    const closed: Promise<unknown>[] = [];
    answer.mockImplementation((_request, response) => {
      closed.push(once(response, 'close'));
      begin(response);
      response.write('YES');
    });
    await restOf();
    await closed[0];
  });

  it('is told of no answer that had come as a whole', async () => {
    const onRest = vi.fn();
    await outgoing.fetch({ ...question, onRest });
    expect(onRest).not.toHaveBeenCalled();
  });
});

describe('an answer of which no part is enough', () => {
  it('is read to its end', async () => {
    answer.mockImplementation((_request, response) => void response.end(noise));
    const response = await outgoing.fetch({ ...saysYes, maxBytes: 10 * MB });
    expect(response.text() === noise).toBe(true);
  });

  it('is left at its limit', async () => {
    answer.mockImplementation((_request, response) => void pourBody(response, 50 * MB));
    expect(await refusal(outgoing.fetch({ ...saysYes, maxBytes: 100_000 }))).toBe('too-large');
  });
});
