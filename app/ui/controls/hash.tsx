import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import styles from './hash.module.css';

/** The first 12 characters of a sealed entry's hash; copies all of it. Absent: plain words (ACT, ADM-AUD). */
export function Hash({ value }: { value: string | null }) {
  const texts = useTexts(uiTexts);
  const [copied, setCopied] = useState(false);
  if (!value) return <span className={classes(text.small, text.soft)}>{texts.notVerified}</span>;
  const short = value.slice(0, 12);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  const Icon = copied ? Copy : Check;
  return (
    <button className={styles.hash} type="button" title={value} aria-label={texts.verifiedHash(short)} onClick={copy}>
      <Icon />
      {short}
      {copied && (
        <span className={visuallyHidden.visuallyHidden} role="status">
          {texts.copied}
        </span>
      )}
    </button>
  );
}
