import { Check, CircleDashed, type LucideIcon, ShieldCheck, ShieldQuestion, ShieldX, Timer, X } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import type { Formats } from '#contract/base/formats.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { Check as Step } from '#contract/proof/entry-checks.ts';
import type { EntryOutcome } from './check-entry.ts';
import styles from './checked-entry.module.css';
import type english from './proofs.texts.en.ts';
import { proofTexts } from './proofs.texts.ts';

const looks: Readonly<Record<EntryOutcome['kind'], { icon: LucideIcon; look?: string | undefined }>> = {
  holds: { icon: ShieldCheck, look: styles.holds },
  failed: { icon: ShieldX, look: styles.failed },
  unproved: { icon: ShieldX, look: styles.failed },
  open: { icon: ShieldQuestion },
  waiting: { icon: Timer },
  away: { icon: ShieldQuestion },
  unable: { icon: ShieldQuestion },
};

function writeHeadline(outcome: EntryOutcome, texts: Texts<typeof english>, { number }: Formats): string {
  if (outcome.kind !== 'holds') return texts[outcome.kind];
  const { position = 0, size = 0 } = outcome.place ?? {};
  return texts.holds(number(position + 1), number(size));
}

const marks = {
  holds: { icon: Check, look: styles.holds },
  failed: { icon: X, look: styles.failed },
  open: { icon: CircleDashed, look: styles.open },
} as const;

function Steps({ steps }: { steps: readonly Step[] }) {
  const texts = useTexts(proofTexts);
  return (
    <ol className={styles.steps}>
      {steps.map(({ part, how, text }) => {
        const { icon: Icon, look } = marks[how];
        return (
          <li key={part} data-check={part} className={look}>
            <Icon aria-hidden="true" />
            <span>
              <span className={visuallyHidden.visuallyHidden}>{texts.steps[how]}</span>
              {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What came of checking an entry, and of each step, in words. */
export function CheckedEntry({ outcome }: { outcome: EntryOutcome }) {
  const texts = useTexts(proofTexts);
  const formats = useFormats();
  const { icon: Icon, look } = looks[outcome.kind];
  return (
    <div className={styles.checked}>
      <p className={classes(styles.headline, look)}>
        <Icon aria-hidden="true" />
        <span>{writeHeadline(outcome, texts, formats)}</span>
      </p>
      {'checks' in outcome && <Steps steps={outcome.checks} />}
    </div>
  );
}
