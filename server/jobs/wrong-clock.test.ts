import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeavingShop, everything, fillAccount } from '#core/lifecycle/erasure/erasure.fixture.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import type { Platform } from '#platform/platform.ts';
import { runJob } from '#platform/queue/run-job.ts';
import { readinessOf } from '#server/http/readiness.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { productFiles, textOf } from '../../scripts/structure/files.ts';
import { jobsWith } from './jobs.ts';

const DAY = 86_400_000;
const claim = { id: 'j', data: {}, retryCount: 0, retryLimit: 5, signal: new AbortController().signal };
const transport = { send: async () => {}, verify: async () => {}, close: async () => {} };

onEachDatabase('a process whose clock is wrong', (_open, kind) => {
  let shop: Shop;
  let real: Date;
  const ahead = (milliseconds: number): Platform => {
    shop.world.clock.set(new Date(real.getTime() + milliseconds));
    return { ...shop.world, clock: { ...shop.world.clock, aheadMs: () => milliseconds } };
  };
  beforeAll(async () => {
    shop = await createLeavingShop(kind);
    await fillAccount(shop);
    real = shop.world.clock.now();
  });
  afterAll(() => shop.world.close());

  it.each([40 * DAY, -40 * DAY, 61_000, -61_000])(
    'by %i ms runs no job, so that nothing is deleted',
    async (difference) => {
      const before = await everything(shop);
      const platform = ahead(difference);
      for (const job of jobsWith(transport))
        expect(await runJob(platform, job, claim), job.name).toMatchObject({ kind: 'wrong-clock' });
      expect(await everything(shop)).toEqual(before);
    },
  );

  it.each([40 * DAY, -40 * DAY])('by %i ms is not ready, and says why', async (difference) => {
    expect(await readinessOf(ahead(difference), () => false)).toMatchObject({
      ready: false,
      reason: expect.stringMatching(/3456000 seconds (ahead of|behind) the database's.*deletes nothing/),
    });
    expect(await readinessOf(ahead(59_000), () => false)).toMatchObject({ ready: true });
  });

  it('that is set while a job runs ends the job at its next look at the clock', async () => {
    let difference = 0;
    const platform: Platform = { ...shop.world, clock: { ...shop.world.clock, aheadMs: () => difference } };
    const [job] = jobsWith(transport);
    if (!job) throw new Error('there is no job');
    let told: Date | null = null;
    const looking = {
      ...job,
      input: { safeParse: (data: unknown) => ({ success: true, data }) } as never,
      run: async ({ clock }: Platform) => {
        difference = 40 * DAY;
        told = clock.now();
      },
    };
    expect(await runJob(platform, looking, claim)).toMatchObject({
      kind: 'again',
      output: { error: 'ClockDifferenceError' },
    });
    expect(told).toBeNull();
  });
});

describe('the one place where jobs are run', () => {
  it('is the one that looks at the clock', () => {
    const running = productFiles.filter(
      (file) => /\.ts$/.test(file) && /\b(?:job|definition)\.run\(/.test(textOf(file)),
    );
    expect(running.sort()).toEqual(['platform/queue/run-job.ts', 'server/tracing/parts.ts']);
  });
});
