import { FileCheck2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { verifyFile } from '#contract/proof/verify-file.ts';
import { type Outcome, Told } from './told.tsx';
import styles from './verify.module.css';

interface Checked {
  name: string;
  outcome: Outcome;
}

async function verifyChosenFile(file: File, keys: readonly string[]): Promise<Outcome> {
  try {
    return await verifyFile(new Uint8Array(await file.arrayBuffer()), keys);
  } catch {
    return { kind: 'failed' };
  }
}

/** Takes a file, reads it and says what it is. Nothing of it leaves the browser. */
export function CheckFile({ keys }: { keys: readonly string[] }) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setChecked({ name: file.name, outcome: await verifyChosenFile(file, keys) });
    setBusy(false);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take(currentTarget.files?.[0]);
    // The same file again, changed meanwhile, is a choice too.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section aria-label="Check a file" className={styles.check}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button in it does */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileCheck2 aria-hidden="true" />
        <p>Drop a report here, as it was downloaded, or</p>
        <Button
          variant="primary"
          disabled={!isHydrated}
          busy={isBusy}
          busyLabel="Checking…"
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <input ref={input} hidden type="file" aria-label="Report" accept=".json,.pdf,.csv" onChange={choose} />
        <noscript>
          <p className={classes(text.small, text.soft)}>This check runs in your browser and needs JavaScript.</p>
        </noscript>
      </div>
      <div role="status">{checked && <Told {...checked} />}</div>
    </section>
  );
}
