import { useFormats } from '#app/ui/formats.ts';
import type { RemovalCertificate } from '#contract/proof/certificate.ts';
import type { EntryVerdict } from '#contract/proof/verify-entry.ts';
import styles from './verify.module.css';

function entryWords(entry: EntryVerdict | null): string {
  if (!entry) return 'Not checked';
  const failed = entry.checks.find(({ how }) => how === 'failed');
  if (failed) return `Does not prove it: ${failed.text}`;
  const open = entry.checks.find(({ how }) => how === 'open');
  if (open) return open.text;
  const { position = 0, size = 0 } = entry.place ?? {};
  return `Entry ${position + 1} of ${size} in the signed log says so`;
}

/** What a certificate says, and whether the audit log stands behind it. */
export function CertificateFacts({
  certificate: { about, removal, looks },
  entry,
}: {
  certificate: RemovalCertificate;
  entry: EntryVerdict | null;
}) {
  const { dateTime, zoneName, longDate } = useFormats();
  const absences = looks.filter(({ saw }) => saw === 'absent');
  const facts = [
    ['Seen gone', `${removal.where}, ${removal.identifier}`],
    ['Asked', removal.sentAt ? `${removal.company}, on ${longDate(removal.sentAt)}` : removal.company],
    ['Found', longDate(removal.foundAt)],
    ['Absent', absences.map(({ at }) => longDate(at)).join('; ')],
    ['Issued', `${dateTime(about.issuedAt)} ${zoneName(about.issuedAt)}`],
    ['Audit log', entryWords(entry)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
