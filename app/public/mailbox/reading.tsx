import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Progress } from '#app/ui/display/progress.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { leftWords, megabytesOf } from '#contract/mailbox/progress-words.ts';
import styles from './mailbox.module.css';
import { mailboxTexts } from './mailbox.texts.ts';
import type { Reader, ReaderState } from './use-reader.ts';

/** How far reading is, and what stops it. */
export function Reading({ state, reader }: { state: Extract<ReaderState, { is: 'reading' }>; reader: Reader }) {
  const texts = useTexts(mailboxTexts);
  const { number, locale } = useFormats();
  const { progress, isPaused, leftMs } = state;
  const percent = progress && progress.totalBytes > 0 ? (100 * progress.bytes) / progress.totalBytes : 0;
  return (
    <section aria-label={texts.reading} className={styles.reading}>
      <p className={styles.status}>
        <strong>{isPaused ? texts.paused : texts.readingHere}</strong>
        {!isPaused && <span className={text.soft}>{leftWords(leftMs, texts.words)}</span>}
      </p>
      <Progress value={percent} label={texts.read} />
      <p className={classes(text.small, text.soft)}>
        {progress
          ? texts.progress(
              megabytesOf(progress.bytes, locale),
              megabytesOf(progress.totalBytes, locale),
              number(progress.mails),
              progress.accounts,
            )
          : texts.opening}
      </p>
      <div className={styles.buttons}>
        <Button onClick={isPaused ? reader.resume : reader.pause}>{isPaused ? texts.resume : texts.pause}</Button>
        <Button variant="quiet" onClick={reader.stop}>
          {texts.stop}
        </Button>
      </div>
    </section>
  );
}
