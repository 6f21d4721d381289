import { sql } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import { type Finding, fine, notChecked, wrong } from './finding.ts';
import type { Check } from './installation.ts';

/** Codes of two-factor sign-in hold for 30 seconds. */
const TOLERATED_MS = 10_000;

const MEND = 'Synchronise the clocks of both machines, e.g. with systemd-timesyncd or chrony.';

const secondsOf = (milliseconds: number) => (Math.abs(milliseconds) / 1_000).toFixed(1);

/** Sessions, links and codes end by this clock; the log is sealed by the database's. */
export const checkClock: Check = async ({ database, now }) => {
  if (database === null) return [notChecked('There is no database to compare the clock with.')];
  const { asked, told, newest } = await database.read(systemScope, async (tx) => {
    const before = now().getTime();
    const { rows } = await tx.execute<{ told: number; newest: number | null }>(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as told,
        (select extract(epoch from max(created_at))::float8 * 1000 from audit_checkpoints) as newest`,
    );
    return { asked: (before + now().getTime()) / 2, told: rows[0]?.told ?? 0, newest: rows[0]?.newest ?? null };
  });
  const findings: Finding[] = [];
  if (database.kind === 'postgres')
    findings.push(
      Math.abs(told - asked) > TOLERATED_MS
        ? wrong(`This machine's clock and the database's differ by ${secondsOf(told - asked)} seconds.`, MEND)
        : fine(`This machine's clock and the database's agree (${secondsOf(told - asked)} s apart).`),
    );
  if (newest !== null && newest > asked + TOLERATED_MS)
    findings.push(
      wrong(
        `The audit log was sealed ${secondsOf(newest - asked)} seconds in the future: the clock was set back.`,
        MEND,
      ),
    );
  if (findings.length === 0)
    findings.push(notChecked('The embedded database has this machine’s own clock; compare it with another.'));
  return findings;
};
