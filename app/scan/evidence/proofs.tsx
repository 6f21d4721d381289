import { ChevronDown } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { controlNotKept, controlWords, type Proof } from '#contract/scans/proofs.ts';
import styles from './proofs.module.css';

function OneProof({ proof: { source, about, sent, decided, at, rule, control } }: { proof: Proof }) {
  const { dateTime, zoneName } = useFormats();
  return (
    <li>
      <strong>{source}</strong>
      <dl className={styles.facts}>
        <dt>Asked about</dt>
        <dd>
          {about}
          {sent && <span className={text.soft}> ({sent})</span>}
        </dd>
        <dt>Answered</dt>
        <dd>{at ? <time dateTime={at}>{`${dateTime(at)} ${zoneName(at)}`}</time> : 'The time was not kept.'}</dd>
        <dt>What decided</dt>
        <dd>{decided}</dd>
        {rule !== null && (
          <>
            <dt>Rule</dt>
            <dd>Version {rule}</dd>
          </>
        )}
        <dt>Control</dt>
        <dd>{control === null ? controlNotKept : controlWords[control]}</dd>
      </dl>
    </li>
  );
}

/** Folded under a finding: what each source was asked, when, what in its answer decided, and what speaks for the answer. */
export function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  return (
    <details className={styles.proofs}>
      <summary>
        How we know
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
