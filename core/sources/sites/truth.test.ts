import { describe, expect, it } from 'vitest';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import type { SiteReply } from '#sandbox/sites/moods.ts';
import type { SiteRow } from './row.ts';
import { moreSiteRows, siteRows } from './sites.ts';
import { type MoodRow, siteTruth, siteTruthText, siteUntruths } from './truth.fixture.ts';

/** A way out that answers from here. */
function inProcess() {
  let reply: SiteReply;
  const outgoing: Outgoing = {
    async fetch() {
      const { status, headers, body, delivery } = reply;
      if (delivery) throw new OutgoingError(delivery.kind === 'hang' ? 'timeout' : 'unreachable');
      const bytes = Buffer.from(body);
      return { status, headers: new Headers(headers), body: bytes, text: () => body };
    },
    close: async () => {},
  };
  const enter = (next: SiteReply) => {
    reply = next;
  };
  return { outgoing, enter };
}

const isAsked = ({ askedBy, notAsked }: SiteRow) => !askedBy && !notAsked;

describe.each([
  ['sites', siteRows],
  ['more-sites', moreSiteRows.filter(isAsked)],
] as const)('every row of %s, in twelve moods of its site', (_file, rows) => {
  const { outgoing, enter } = inProcess();
  const table = siteTruth(rows, outgoing, enter);
  const inMood = async (mood: MoodRow['mood']) => (await table).find((row) => row.mood === mood);

  it('says nothing false once it is proved, and understands every truthful site', async () => {
    expect(siteUntruths(await table)).toEqual([]);
    expect(await table).toHaveLength(12);
    for (const { questions } of await table) expect(questions).toBe(2 * rows.length);
  });

  it.each(['blocking', 'limited', 'challenging', 'login-redirecting', 'slow', 'reset'] as const)(
    'takes nothing from a site that is %s for an answer',
    async (mood) => {
      expect(await inMood(mood)).toMatchObject({ found: 0, clear: 0 });
    },
  );

  it('needs the controls against sites that answer everything alike', async () => {
    expect((await inMood('lying'))?.uncovered.found).toHaveLength(rows.length);
    expect((await inMood('blind'))?.uncovered.clear).toHaveLength(rows.length);
  });

  it('tells a rule that was left behind from the truth', async () => {
    const outdated = rows.slice(0, 1).map((row) => ({ ...row, found: { status: 200, includes: ['another page'] } }));
    const told = await siteTruth(
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
    expect(siteUntruths(told)).toEqual([`${outdated[0]?.id}: missed: truthful`]);
    expect(siteTruthText(told)).toMatch(/^truthful +2 +0 +1 +1 +0 +0 +1 +0$/m);
  });
});
