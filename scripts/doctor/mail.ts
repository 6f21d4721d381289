import { sql } from 'drizzle-orm';
import { plural } from '#contract/base/formats.ts';
import { systemScope } from '#platform/database/scope.ts';
import { findMailHold } from '#platform/mail/hold.ts';
import { MailError, type MailFailure } from '#platform/mail/mail-error.ts';
import { createSmtpTransport } from '#platform/mail/smtp.ts';
import { type Finding, fine, messageOf, notChecked, weak, wrong } from './finding.ts';
import type { Check, Installation } from './installation.ts';

const mends: Partial<Record<MailFailure, string>> = {
  unreachable: 'Correct host and port of SMTP_URL, and let this machine out to it; many providers close port 25.',
  timeout: 'Use smtps:// on port 465 or smtp:// on port 587, and let this machine out to it.',
  encryption: 'Use smtps:// on port 465 or smtp:// on 587, and a certificate for the very name in SMTP_URL.',
  'sign-in-refused': 'Correct user and password in SMTP_URL; special characters are percent-encoded.',
};

/** Whether mail can leave, and whether what was queued has left. */
export const checkMail: Check = async (installation) => [
  await checkServer(installation),
  ...(await checkQueuedMail(installation)),
];

async function checkServer({ config: { smtpUrl, dataDir } }: Installation): Promise<Finding> {
  if (smtpUrl === null) return notChecked(`SMTP_URL is not set: mail stays in ${dataDir}/mail.`);
  const { hostname } = new URL(smtpUrl);
  const transport = createSmtpTransport(smtpUrl);
  try {
    await transport.verify();
    return fine(`The mail server ${hostname} lets us in.`);
  } catch (error) {
    const reason = error instanceof MailError ? error.reason : 'unknown';
    const said = error instanceof MailError && error.cause ? ` ${messageOf(error.cause)}` : '';
    return wrong(
      `The mail server ${hostname} does not take mail (${reason}).${said}`,
      mends[reason] ?? 'Ask its host.',
    );
  } finally {
    await transport.close();
  }
}

/** Minutes after which a mail that should have left has been waiting for too long. */
const LATE_MINUTES = 15;

async function checkQueuedMail({ database }: Installation): Promise<Finding[]> {
  if (database === null) return [];
  const rows = await database.read(systemScope, async (tx) => {
    const found = await tx.execute<{ state: 'late' | 'failed'; reason: string; count: number }>(sql`
      select case state when 'failed' then 'failed' else 'late' end as state, coalesce(last_failure, 'unknown') as reason,
        count(*)::int as count
      from mails
      where (state = 'failed' and created_at > now() - interval '3 days')
        or (state = 'queued' and created_at < now() - ${LATE_MINUTES} * interval '1 minute')
      group by 1, 2 order by 3 desc`);
    return found.rows;
  });
  const findings = rows.map(({ state, reason, count }) =>
    state === 'late'
      ? wrong(
          `${plural(count, 'mail')} waited for more than ${LATE_MINUTES} minutes (${reason}).`,
          'Mend the mail server; they leave by themselves within three days. If it is well, see whether a worker runs.',
        )
      : weak(`${plural(count, 'mail')} of three days could not be delivered (${reason}).`, 'See the log of that time.'),
  );
  const held = await database.read(systemScope, findMailHold);
  if (held !== null)
    return [
      ...findings.filter(({ state }) => state === 'weak'),
      weak(
        `No mail leaves since ${held.toISOString()}: a backup was restored.`,
        'On the installation that is to send: npm run admin -- mail release --discard, or without --discard where the backup was the last state.',
      ),
    ];
  return findings.length > 0 ? findings : [fine('No mail is late.')];
}
