import { Form, useNavigation } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import type { ScanView } from '#contract/scans/types.ts';
import styles from './ask-again.module.css';

/** A new scan of the same address. What was answered lately is not asked again, so it asks the missing ones. */
export function AskAgain({ scan: { name, email, coverage } }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const { to } = useLinks()('/free-scan');
  const busy = useNavigation().formAction === to;
  if (coverage.notChecked === 0) return null;
  return (
    <Form method="post" action={to} className={styles.again} data-print="hide">
      <input type="hidden" name="name" value={name ?? email} />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="soft" size="sm" busy={busy} busyLabel={texts.asking}>
        {texts.askMissing}
      </Button>
      <span className={classes(text.small, text.soft)}>{texts.askMissingText}</span>
    </Form>
  );
}
