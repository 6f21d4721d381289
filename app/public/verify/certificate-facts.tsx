import { useTexts } from '#app/language/texts.ts';
import { useFormats } from '#app/ui/formats.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { RemovalCertificate } from '#contract/proof/certificate.ts';
import type { EntryVerdict } from '#contract/proof/verify-entry.ts';
import styles from './verify.module.css';
import type english from './verify.texts.en.ts';
import { verifyTexts } from './verify.texts.ts';

function entryWords(entry: EntryVerdict | null, texts: Texts<typeof english>): string {
  if (!entry) return texts.notChecked;
  const failed = entry.checks.find(({ how }) => how === 'failed');
  if (failed) return texts.notProved(failed.text);
  const open = entry.checks.find(({ how }) => how === 'open');
  if (open) return open.text;
  const { position = 0, size = 0 } = entry.place ?? {};
  return texts.proved(position + 1, size);
}

/** What a certificate says, and whether the audit log stands behind it. */
export function CertificateFacts({
  certificate: { about, removal, looks },
  entry,
}: {
  certificate: RemovalCertificate;
  entry: EntryVerdict | null;
}) {
  const texts = useTexts(verifyTexts);
  const { dateTime, zoneName, longDate } = useFormats();
  const absences = looks.filter(({ saw }) => saw === 'absent');
  const facts = [
    [texts.gone, `${removal.where}, ${removal.identifier}`],
    [texts.asked, removal.sentAt ? texts.askedOn(removal.company, longDate(removal.sentAt)) : removal.company],
    [texts.found, longDate(removal.foundAt)],
    [texts.absent, absences.map(({ at }) => longDate(at)).join('; ')],
    [texts.issued, `${dateTime(about.issuedAt)} ${zoneName(about.issuedAt)}`],
    [texts.log, entryWords(entry, texts)],
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
