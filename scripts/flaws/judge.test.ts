import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { daysToMend, daysToUpdate, type Flaw, flawsIn, judgeAge, judgeFlaws, outdated } from './judge.ts';
import { broughtUpToDate, judged } from './judged.ts';

const flaw: Flaw = {
  id: 'GHSA-aaaa-bbbb-cccc',
  library: 'left',
  severity: 'high',
  title: 'Reads too far',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const overdueOn = (today: string, ...known: Parameters<typeof judgeFlaws>[1]) =>
  judgeFlaws([flaw], known, today).map(({ isOverdue }) => isOverdue);

describe('a flaw of a library', () => {
  it('that nobody has judged is overdue at once', () => {
    expect(judgeFlaws([flaw], [], '2026-11-26')).toEqual([
      { isOverdue: true, text: expect.stringMatching(/^high in left: Reads too far .*judged\.ts\.$/) },
    ]);
  });

  it('is overdue once its days after the publication are over', () => {
    const known = { id: flaw.id, published: '2026-11-20' };
    expect([overdueOn('2026-11-27', known), overdueOn('2026-11-28', known)]).toEqual([[false], [true]]);
  });

  it('that was shown not to concern the product stays, with the reason', () => {
    const known = { id: flaw.id, published: '2020-01-01', why: 'the function is not called.' };
    expect(judgeFlaws([flaw], [known], '2026-11-26')).toEqual([
      { isOverdue: false, text: expect.stringContaining('the function is not called.') },
    ]);
  });

  it('that is gone leaves a judgement to be taken out', () => {
    const known = { id: 'GHSA-dddd-eeee-ffff', published: '2026-11-20' };
    expect(outdated([flaw], [known, { id: flaw.id, published: '2026-11-20' }])).toEqual([known]);
  });
});

describe('what npm audit says', () => {
  it('is read once for each flaw, whatever depends on its library', () => {
    const via = {
      source: 1,
      name: 'left',
      dependency: 'left',
      title: flaw.title,
      url: flaw.url,
      severity: 'high',
      range: '<2',
    };
    const report = {
      auditReportVersion: 2,
      vulnerabilities: { left: { name: 'left', via: [via] }, right: { name: 'right', via: ['left', via] } },
    };
    expect(flawsIn(JSON.stringify(report))).toEqual([flaw]);
  });

  it('without flaws is an empty list, and counts a severity that it does not know as the worst', () => {
    expect(flawsIn('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
    const strange = { vulnerabilities: { left: { via: [{ ...flaw, dependency: 'left', severity: 'dire' }] } } };
    expect(flawsIn(JSON.stringify(strange))).toMatchObject([{ severity: 'critical' }]);
  });

  it.each(['', 'npm error', '{"error":{"code":"ENOAUDIT"}}', '{"message":"request failed"}', 'null'])(
    'is never taken for "no flaw" where it is no report: %s',
    (output) => expect(flawsIn(output)).toBeNull(),
  );
});

it('libraries are brought up to date before their days are over', () => {
  expect(judgeAge('2026-11-21', '2027-02-19')).toMatchObject({ isOverdue: false });
  expect(judgeAge('2026-11-21', '2027-02-20')).toMatchObject({ isOverdue: true });
});

it('SECURITY.md promises these days', () => {
  const text = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| (critical|high|medium|low) \| (\d+) days \|$/gm)].map(([, name = '', days]) => [
    name === 'medium' ? 'moderate' : name,
    Number(days),
  ]);
  expect(Object.fromEntries(rows)).toEqual(daysToMend);
  expect(text).toContain(`brought up to date every ${daysToUpdate} days`);
});

it('what is noted about flaws is whole', () => {
  expect(broughtUpToDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const { id, published } of judged) expect(`${id} ${published}`).toMatch(/^GHSA(-\w{4}){3} \d{4}-\d\d-\d\d$/);
});
