import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Progress } from '#app/ui/display/progress.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { leftWords, megabytesOf } from '#contract/mailbox/progress-words.ts';
import styles from './mailbox.module.css';
import type { Reader, ReaderState } from './use-reader.ts';

/** How far reading is, and what stops it. */
export function Reading({ state, reader }: { state: Extract<ReaderState, { is: 'reading' }>; reader: Reader }) {
  const { number, plural } = useFormats();
  const { progress, isPaused, leftMs } = state;
  const percent = progress && progress.totalBytes > 0 ? (100 * progress.bytes) / progress.totalBytes : 0;
  return (
    <section aria-label="Reading" className={styles.reading}>
      <p className={styles.status}>
        <strong>{isPaused ? 'Paused' : 'Reading on this device'}</strong>
        {!isPaused && <span className={text.soft}>{leftWords(leftMs)}</span>}
      </p>
      <Progress value={percent} label="Mail read" />
      <p className={classes(text.small, text.soft)}>
        {progress
          ? `${megabytesOf(progress.bytes)} of ${megabytesOf(progress.totalBytes)} MB, ${number(progress.mails)} mails, ${plural(progress.accounts, 'account')} so far`
          : 'Opening the files'}
      </p>
      <div className={styles.buttons}>
        <Button onClick={isPaused ? reader.resume : reader.pause}>{isPaused ? 'Go on' : 'Pause'}</Button>
        <Button variant="quiet" onClick={reader.stop}>
          Stop and show what was found
        </Button>
      </div>
    </section>
  );
}
