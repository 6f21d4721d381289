import { describe, expect, it } from 'vitest';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import { moods, nameMoods, type SiteReply } from '#sandbox/sites/moods.ts';
import { siteRows } from './sites.ts';
import { type MoodRow, siteTruth, siteTruthText, siteUntruths } from './truth.fixture.ts';

/** A way out that answers from here. */
function inProcess() {
  let replyTo: (address: string) => SiteReply;
  const outgoing: Outgoing = {
    async fetch({ url }) {
      const { status, headers, body, delivery } = replyTo(url);
      if (delivery) throw new OutgoingError(delivery.kind === 'hang' ? 'timeout' : 'unreachable');
      const bytes = Buffer.from(body);
      return { status, headers: new Headers(headers), body: bytes, text: () => body };
    },
    close: async () => {},
  };
  const enter = (next: typeof replyTo) => {
    replyTo = next;
  };
  return { outgoing, enter };
}

describe('every row, in every mood of its site', () => {
  const { outgoing, enter } = inProcess();
  const table = siteTruth(siteRows, outgoing, enter);
  const inMood = async (mood: MoodRow['mood']) => (await table).find((row) => row.mood === mood);

  it('says nothing false once it is proved, and understands every truthful site', async () => {
    expect(siteUntruths(await table)).toEqual([]);
    expect(await table).toHaveLength(moods.length + nameMoods.length);
    for (const { questions } of await table) expect(questions).toBeGreaterThanOrEqual(2 * siteRows.length);
  });

  const silent = ['blocking', 'limited', 'challenging', 'login-redirecting', 'slow', 'reset'] as const;
  it.each([...silent, 'asking-consent', 'asking-age', 'geo-blocking'] as const)(
    'takes nothing from a site that is %s for an answer',
    async (mood) => {
      expect(await inMood(mood)).toMatchObject({ found: 0, clear: 0 });
    },
  );

  it('needs the controls against sites that answer everything alike', async () => {
    expect((await inMood('lying'))?.uncovered.found).toHaveLength(siteRows.length);
    expect((await inMood('blind'))?.uncovered.clear).toHaveLength(siteRows.length);
  });

  it.each(['finding-short', 'taken'] as const)('needs the twin against sites that are %s', async (mood) => {
    expect((await inMood(mood))?.uncovered.found.length).toBeGreaterThan(200);
  });

  it('tells a rule that was left behind from the truth', async () => {
    const outdated = siteRows
      .slice(0, 1)
      .map((row) => ({ ...row, found: { status: 200, includes: ['another page'] } }));
    const rows = await siteTruth(
      outdated,
      {
        ...outgoing,
        async fetch(request) {
          const answer = await outgoing.fetch(request);
          return { ...answer, text: () => answer.text().replace('another page', 'a page of today') };
        },
      },
      enter,
    );
    expect(siteUntruths(rows)).toEqual([`${outdated[0]?.id}: missed: truthful`]);
    expect(siteTruthText(rows)).toMatch(/^truthful +7 +0 +1 +6 +0 +0 +1 +0$/m);
  });
});
