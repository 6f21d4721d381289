import { ChevronDown } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Proof } from '#contract/scans/proofs.ts';
import styles from './proofs.module.css';

function OneProof({ proof: { source, about, sent, decided, at, rule, control } }: { proof: Proof }) {
  const texts = useTexts(reportTexts);
  const { proofs } = useTexts(scanWords);
  const { dateTime, zoneName } = useFormats();
  return (
    <li>
      <strong>{source}</strong>
      <dl className={styles.facts}>
        <dt>{texts.askedAbout}</dt>
        <dd>
          {about}
          {sent && <span className={text.soft}> ({sent})</span>}
        </dd>
        <dt>{texts.answered}</dt>
        <dd>{at ? <time dateTime={at}>{`${dateTime(at)} ${zoneName(at)}`}</time> : texts.noTime}</dd>
        <dt>{texts.whatDecided}</dt>
        <dd>{decided}</dd>
        {rule !== null && (
          <>
            <dt>{texts.rule}</dt>
            <dd>{texts.version(rule)}</dd>
          </>
        )}
        <dt>{texts.control}</dt>
        <dd>{control === null ? proofs.controlNotKept : proofs.control[control]}</dd>
      </dl>
    </li>
  );
}

/** Folded under a finding: what each source was asked, when, what in its answer decided, and what speaks for the answer. */
export function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  const { howWeKnow } = useTexts(reportTexts);
  if (proofs.length === 0) return null;
  return (
    <details className={styles.proofs}>
      <summary>
        {howWeKnow}
        <ChevronDown className={icon.sm} aria-hidden="true" />
      </summary>
      <ul className={classes(styles.list, text.small)}>
        {proofs.map((proof) => (
          <OneProof key={`${proof.source} ${proof.about} ${proof.decided}`} proof={proof} />
        ))}
      </ul>
    </details>
  );
}
