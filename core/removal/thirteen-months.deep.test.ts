import { afterAll, beforeAll, expect, it } from 'vitest';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { recordAnswer } from './actions/record-answer.ts';
import { recordAuthority } from './actions/record-authority.ts';
import { recordSent } from './actions/record-sent.ts';
import { createDesk, type Desk } from './removal.fixture.ts';

/** Days after which no answer has come under the law there, with some to spare. */
const silence = { GB: 45, HK: 55, CH: 45, 'US-CA': 60, 'US-TX': 60 } as const;

onOneDatabase('thirteen months of requests', (_open, kind) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk(kind);
  });
  afterAll(() => desk.world.close());

  it.each(Object.entries(silence))(
    'from %s go through silence, a reminder, a refusal and a complaint',
    async (from, days) => {
      const ctx = desk.as(alice);
      const company =
        { GB: 'controllers.canva', HK: 'controllers.adobe', CH: 'brokers.acxiom', 'US-TX': 'brokers.truthfinder' }[
          from
        ] ?? 'brokers.spokeo';
      const caseId = await desk.prepare({ company, residence: from, kind: 'access' });
      const send = () => recordSent(ctx, { caseId, by: 'email', on: desk.today() });
      const begun = desk.world.clock.now().getTime();
      await send();
      const silent = await desk.pass(days);
      expect(silent).toHaveLength(2);
      expect(await desk.read(caseId)).toMatchObject({ state: 'overdue', draft: { purpose: 'reminder' } });
      await send();
      await recordAnswer(ctx, { caseId, kind: 'refusal', ground: 'no-ground', on: desk.today(), text: null });
      const refused = await desk.read(caseId);
      if (refused.draft?.purpose === 'complaint') await send();
      expect(refused.complainsFirst).toBe(refused.draft?.purpose === 'complaint');
      await desk.pass(45);
      await recordAuthority(ctx, { caseId, name: 'The authority', on: desk.today() });
      const rest = 395 - Math.round((desk.world.clock.now().getTime() - begun) / 86_400_000);
      expect(await desk.pass(rest)).toEqual([]);
      const ended = await desk.read(caseId);
      expect(ended).toMatchObject({ state: 'complaint-made', due: null });
      expect(ended.steps.at(-1)?.authority?.name).toBe('The authority');
    },
  );
});
