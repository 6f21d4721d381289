import { Copy } from 'lucide-react';
import accountForm from '#app/account/account-form.module.css';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import styles from './tools.module.css';

interface ShownOnceProps {
  title: string;
  /** What it is for, after "It is shown only once". */
  hint: string;
  value: string;
}

/** A secret right after it was made. */
export function ShownOnce({ title, hint, value }: ShownOnceProps) {
  const texts = useTexts(toolTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      pushToast({ variant: 'success', ...texts.copied });
    } catch (error) {
      console.warn('A secret could not be copied', error);
      pushToast({ variant: 'destructive', title: texts.error, description: texts.notCopied });
    }
  };
  return (
    <Card head={<h2 className={text.displayXs}>{title}</h2>}>
      <div className={accountForm.accountForm}>
        <Notice tone="warning">
          <p>
            <strong>{texts.shownOnce}</strong> {hint}
          </p>
        </Notice>
        <p className={classes(styles.secret, text.evidence)}>{value}</p>
        {useHydrated() && (
          <Button onClick={() => void copy()}>
            <Copy />
            {texts.copy}
          </Button>
        )}
      </div>
    </Card>
  );
}
