import { Copy, Download } from 'lucide-react';
import accountForm from '#app/account/account-form.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import styles from './recovery-codes.module.css';

const fileOf = (codes: readonly string[], product: string) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes of ${product}. Each works once.\n\n${codes.join('\n')}\n`)}`;

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, product }: { codes: readonly string[]; product: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      pushToast({ variant: 'success', title: 'Copied', description: 'Put them where only you can read them.' });
    } catch (error) {
      console.warn('The codes could not be copied', error);
      pushToast({ variant: 'destructive', title: 'Error', description: 'The browser did not let us copy them.' });
    }
  };
  return (
    <Card head={<h2 className={text.displayXs}>Your recovery codes</h2>}>
      <div className={accountForm.accountForm}>
        <Notice tone="warning">
          <p>
            <strong>They are shown only once.</strong> Each signs you in once when your phone is lost. Print them or
            keep them in a password manager, not on the phone itself.
          </p>
        </Notice>
        <ol className={classes(styles.recoveryCodes, text.evidence)}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={accountForm.actions}>
          {useHydrated() && (
            <Button onClick={() => void copy()}>
              <Copy />
              Copy
            </Button>
          )}
          <a
            data-part="button"
            className={buttonClass({ variant: 'secondary' })}
            href={fileOf(codes, product)}
            download={`${product.toLowerCase()}-recovery-codes.txt`}
          >
            <Download />
            Download
          </a>
        </div>
      </div>
    </Card>
  );
}
