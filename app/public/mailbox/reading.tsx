import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Progress } from '#app/ui/display/progress.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './mailbox.module.css';
import type { Reader, ReaderState } from './use-reader.ts';

/** "about 2 minutes left". */
function leftWords(ms: number | null): string {
  if (ms === null) return 'working out the time left';
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

const megabytesOf = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

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
