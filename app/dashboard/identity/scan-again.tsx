import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

/** For who has added something after their report was made. @param left how often it may still be made anew */
export function ScanAgain({ left }: { left: number }) {
  const act = useAct({ intent: 'scan' });
  const { again, scanAgain, starting } = useTexts(identityTexts);
  return (
    <Card>
      <act.Form className={styles.add} method="post">
        <input type="hidden" name="intent" value="scan" />
        <p className={text.small}>{again(left)}</p>
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={starting}>
          {scanAgain}
        </Button>
      </act.Form>
    </Card>
  );
}
