import { Check, CircleDashed, type LucideIcon, ShieldCheck, ShieldQuestion, ShieldX, Timer, X } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import type { Formats } from '#contract/base/formats.ts';
import type { Check as Step } from '#contract/proof/entry-checks.ts';
import type { EntryOutcome } from './check-entry.ts';
import styles from './checked-entry.module.css';

const looks: Readonly<Record<EntryOutcome['kind'], { icon: LucideIcon; look?: string | undefined }>> = {
  holds: { icon: ShieldCheck, look: styles.holds },
  failed: { icon: ShieldX, look: styles.failed },
  unproved: { icon: ShieldX, look: styles.failed },
  open: { icon: ShieldQuestion },
  waiting: { icon: Timer },
  away: { icon: ShieldQuestion },
  unable: { icon: ShieldQuestion },
};

function writeHeadline(outcome: EntryOutcome, { number }: Formats): string {
  switch (outcome.kind) {
    case 'holds': {
      const { position = 0, size = 0 } = outcome.place ?? {};
      return `Verified: entry ${number(position + 1)} of ${number(size)}, unchanged under the signed checkpoint.`;
    }
    case 'failed':
      return 'This check failed. The details are below; please tell us, and keep a screenshot.';
    case 'open':
      return 'The hashes hold. The signature could not be checked in this browser.';
    case 'waiting':
      return 'Not sealed yet: every entry is sealed within a minute.';
    case 'unproved':
      return 'This check failed: the entry is shown with a hash, but the server has no proof of it.';
    case 'away':
      return 'The server did not answer with a proof, so nothing is known. Please try again.';
    case 'unable':
      return 'This browser cannot compute hashes on a page without TLS, so nothing was checked.';
  }
}

const marks = {
  holds: { icon: Check, words: 'Holds: ', look: styles.holds },
  failed: { icon: X, words: 'Failed: ', look: styles.failed },
  open: { icon: CircleDashed, words: 'Open: ', look: styles.open },
} as const;

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ part, how, text }) => {
        const { icon: Icon, words, look } = marks[how];
        return (
          <li key={part} data-check={part} className={look}>
            <Icon aria-hidden="true" />
            <span>
              <span className={visuallyHidden.visuallyHidden}>{words}</span>
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
  const formats = useFormats();
  const { icon: Icon, look } = looks[outcome.kind];
  return (
    <div className={styles.checked}>
      <p className={classes(styles.headline, look)}>
        <Icon aria-hidden="true" />
        <span>{writeHeadline(outcome, formats)}</span>
      </p>
      {'checks' in outcome && <Steps steps={outcome.checks} />}
    </div>
  );
}
