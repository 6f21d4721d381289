import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { browserSourceOrigins } from '#contract/scans/browser/questions.ts';
import { asVisitor, standInSource, statesOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { hostOf } from '#core/scans/stand-in.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import { registry } from '#core/sources/registry.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { takeBrowserAnswer } from './take-browser-answer.ts';

onOneDatabase('an answer that a browser brings', (open) => {
  const stage = scanStage(open);
  const browserUrl: NonNullable<Source['browserUrl']> = (subject) =>
    `https://${hostOf('b')}/?email=${encodeURIComponent(subject.kind === 'email' ? subject.email : '')}`;
  const told = (body: string, status = 200) => ({ status, type: 'application/json', body });

  /** Alice's scan, to which one source gave no answer that can be read. */
  async function scanWithGap() {
    const sources = ['a', 'c', 'd', 'e'].map((id) => standInSource(id));
    const asked = standInSource('b', { browserUrl, cacheHours: 24 });
    const [scanId = ''] = await stage.scansOf(['alice@example.com'], [...sources, asked], { b: { status: 403 } });
    await stage.run(scanId);
    const { checks } = await stage.view(scanId);
    const identifier = String(checks.find(({ sourceId }) => sourceId === 'b')?.identifierId);
    const bring = (body: string, { source = 'b', status = 200 } = {}, ids: readonly string[] = [scanId]) =>
      takeBrowserAnswer(asVisitor(stage.world, undefined, ids), scanId, { source, identifier, ...told(body, status) });
    return { scanId, bring };
  }
  const count = async (table: string) => Number((await stage.rows(sql.raw(`select count(*) from ${table}`)))[0]?.count);
  const checkOf = async (scanId: string) => (await stage.view(scanId)).checks.find(({ sourceId }) => sourceId === 'b');

  it('is read as any other, marked, and counts in this report alone', async () => {
    const { scanId, bring } = await scanWithGap();
    expect(await checkOf(scanId)).toMatchObject({ state: 'not-checked', reason: 'refused', canAskHere: true });
    const before = [await count('source_answers'), await count('source_slots'), await count('source_days')];
    const asked = stage.world.outgoing.asked.length;
    expect(await bring('["one"]')).toBe('found');
    const check = await checkOf(scanId);
    expect(check).toMatchObject({ state: 'found', askedBy: 'browser', findings: 1 });
    expect(check).not.toHaveProperty('canAskHere');
    expect((await stage.view(scanId)).findings.map(({ where }) => where)).toEqual(['Breach b-one']);
    expect([await count('source_answers'), await count('source_slots'), await count('source_days')]).toEqual(before);
    expect(stage.world.outgoing.asked).toHaveLength(asked);
    const logged = await stage.rows(
      sql`select details from audit_logs where details ->> 'event' = 'scan.asked.by-browser'`,
    );
    expect(logged).toHaveLength(1);
  });

  it('changes nothing that a source has answered', async () => {
    const { scanId, bring } = await scanWithGap();
    await bring('[]', { status: 404 });
    await expect(bring('["one"]')).rejects.toMatchObject({ code: 'conflict' });
    await expect(bring('["one"]', { source: 'a' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', b: 'clear' });
  });

  it.each([
    ['<html>nothing here</html>', 200],
    ['{"a":1}', 200],
    ['[]', 429],
    ['', 200],
  ])('is not taken where it is no documented answer: %j with %i', async (body, status) => {
    const { scanId, bring } = await scanWithGap();
    expect(await bring(body, { status })).toBe('not-checked');
    expect(await checkOf(scanId)).toMatchObject({ state: 'not-checked', reason: 'refused' });
  });

  it('is refused for a scan of somebody else', async () => {
    const { bring } = await scanWithGap();
    await expect(bring('["one"]', {}, [])).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('is offered for sources without a control alone, which the policy of the page names', () => {
  const asked = registry.filter((source) => source.browserUrl !== undefined);
  expect(asked.map(({ id }) => id)).toEqual(['xposedornot']);
  for (const { control, hosts } of asked) {
    expect(control).toBeUndefined();
    expect([...hosts].map((host) => `https://${host}`)).toEqual([...browserSourceOrigins]);
  }
});
