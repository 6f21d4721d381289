import { people } from '#sandbox/people.ts';
import { beginScan, countRows, test } from './apart-test.ts';
import { expect } from './test.ts';

test.use({ counts: { webs: 1, workers: 2 } });
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'the embedded database serves one process'));

/** Findings that a scan has more than once. */
const FOUND_TWICE = `(select 1 from scan_findings
  group by scan_id, source_id, identifier_id, fingerprint having count(*) > 1) twice`;

test('of two workers one is killed in the middle of twenty scans: the other ends them all, and finds nothing twice', {
  tag: '@postgres',
}, async ({ apart }) => {
  const { sandbox, workers } = apart;
  const [killed, other] = workers;
  sandbox.controls.latency(({ host }) => (host.includes('github') ? 100 : 1_500 + (host.length % 5) * 700));
  const emails = people.slice(0, 20).map((person) => person.email);
  await Promise.all(emails.map((email, n) => beginScan(apart, email, `203.2.0.${n}`)));
  await expect.poll(() => countRows(apart, 'scan_findings')).toBeGreaterThan(0);
  await killed?.kill();
  await expect
    .poll(() => countRows(apart, `user_scans where status = 'completed'`), { timeout: 90_000 })
    .toBe(emails.length);
  expect(other?.log()).toContain('took over jobs of a process that has died');
  expect(await countRows(apart, FOUND_TWICE)).toBe(0);
});
