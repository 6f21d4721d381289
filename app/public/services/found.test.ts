import { expect, it } from 'vitest';
import { userTopic } from '#contract/base/live.ts';
import { helpFor } from '#contract/scans/offers.ts';
import type { FindingView, ScanView } from '#contract/scans/types.ts';
import { covered, exposure, reportOf } from '#core/reports/exposure.fixture.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { alice } from '#tests/cast.ts';
import { foundIn } from './found.ts';

const passwords = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    exposure({
      key: `b${place}`,
      where: `Shop ${place}`,
      classes: ['password'],
      passwordStorage: 'plain',
      since: '2026',
    }),
  );

function scanWith(exposures: ReturnType<typeof passwords>): Pick<ScanView, 'id' | 'findings' | 'finishedAt'> {
  const reports = [{ sourceId: 'index', sourceName: 'Index', exposures }];
  const coverage = covered({ asked: 3, found: 1, clear: 2, notChecked: 0 });
  const { findings } = reportOf({ reports, coverage, now: new Date('2026-11-20T12:00:00Z') });
  return { id: 's1', findings, finishedAt: '2026-11-20T12:00:00Z' };
}

const visitor = { kind: 'visitor', scanIds: ['s1'] } as const;
const found = (
  exposures: ReturnType<typeof passwords>,
  offered = initialCatalogue,
  actor: typeof alice | typeof visitor = visitor,
) => foundIn(scanWith(exposures) as ScanView, offered, actor);

it('names the service by which the report answers each finding, and leads to both', () => {
  const { lines, more, report, topic } = found(passwords(2));
  const { findings } = scanWith(passwords(2));
  expect(lines.map(({ id, service }) => [id, service.id])).toEqual(
    findings.map((finding: FindingView) => [finding.id, helpFor(finding, initialCatalogue)?.service.id]),
  );
  expect([lines.length, more, report, topic]).toEqual([2, 0, '/scan/s1', null]);
  expect(found(passwords(2), initialCatalogue, alice)).toMatchObject({
    report: '/dashboard/scans/s1',
    topic: userTopic(alice.userId),
  });
});

it('counts what does not fit', () => {
  expect(found(passwords(9))).toMatchObject({ lines: { length: 6 }, more: 3 });
});

it('offers no service that the catalogue does not have, and calls one as it is called there', () => {
  const hidden = initialCatalogue.filter(({ id }) => id !== 'privacy-guidance-package');
  expect(found(passwords(2), hidden)).toMatchObject({ lines: [], more: 0 });
  const renamed = initialCatalogue.map((one) => ({ ...one, name: `${one.name}, renamed` }));
  expect(found(passwords(1), renamed).lines[0]?.service.name).toBe('Privacy Guidance Package, renamed');
});

it('says nothing of what no service answers', () => {
  expect(found([exposure({ classes: ['breach-email'] })]).lines).toEqual([]);
});
