import { Copy, Download } from 'lucide-react';
import accountForm from '#app/account/account-form.module.css';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import styles from './recovery-codes.module.css';
import { securityTexts } from './security.texts.ts';

const fileOf = (codes: readonly string[], heading: string) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${heading}\n\n${codes.join('\n')}\n`)}`;

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, product }: { codes: readonly string[]; product: string }) {
  const texts = useTexts(securityTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      pushToast({ variant: 'success', title: texts.copied, description: texts.copiedCodes });
    } catch (error) {
      console.warn('The codes could not be copied', error);
      pushToast({ variant: 'destructive', title: texts.error, description: texts.codesNotCopied });
    }
  };
  return (
    <Card head={<h2 className={text.displayXs}>{texts.yourCodes}</h2>}>
      <div className={accountForm.accountForm}>
        <Notice tone="warning">
          <p>
            {withLinks(texts.shownOnce, (words) => (
              <strong>{words}</strong>
            ))}
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
              {texts.copy}
            </Button>
          )}
          <a
            data-part="button"
            className={buttonClass({ variant: 'secondary' })}
            href={fileOf(codes, texts.codesFile(product))}
            download={`${product.toLowerCase()}-recovery-codes.txt`}
          >
            <Download />
            {texts.download}
          </a>
        </div>
      </div>
    </Card>
  );
}
