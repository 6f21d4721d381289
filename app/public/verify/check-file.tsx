import { FileCheck2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { entryWords } from '#app/proofs/entry-words.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { readCertificate, verifyCertificateEntry } from '#contract/proof/certificate.ts';
import type { EntryVerdict } from '#contract/proof/verify-entry.ts';
import { verifyFile } from '#contract/proof/verify-file.ts';
import { type Outcome, Told } from './told.tsx';
import styles from './verify.module.css';
import { verifyTexts } from './verify.texts.ts';

interface Checked {
  name: string;
  outcome: Outcome;
  /** Of a certificate: what its entry of the log proves. */
  entry: EntryVerdict | null;
}

const readBytes = async (file: File) => new Uint8Array(await file.arrayBuffer());

async function verifyChosenFile(file: File, beside: File | undefined, keys: readonly string[]): Promise<Outcome> {
  try {
    return await verifyFile(await readBytes(file), keys, beside ? await readBytes(beside) : null);
  } catch {
    return { kind: 'failed' };
  }
}

/** Takes a file, reads it and says what it is. Nothing of it leaves the browser. */
export function CheckFile({ keys, logKey }: { keys: readonly string[]; logKey: string }) {
  const texts = useTexts(verifyTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const field = useId();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  // A table waits for its seal, and a seal for its table, where files are chosen one by one.
  const [waiting, setWaiting] = useState<File | undefined>();
  const checkFiles = async (files: FileList | null) => {
    const [file, beside = waiting] = [...(files ?? [])];
    if (!file) return;
    setBusy(true);
    const outcome = await verifyChosenFile(file, beside, keys);
    setWaiting(outcome.kind === 'table' || outcome.kind === 'seal' ? file : undefined);
    const certificate = outcome.kind === 'genuine' ? readCertificate(outcome.report) : null;
    const entry = certificate && (await verifyCertificateEntry(certificate, logKey, await entryWords.in(language)));
    setChecked({ name: file.name, outcome, entry });
    setBusy(false);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void checkFiles(currentTarget.files);
    // The same file again, changed meanwhile, is a choice too.
    currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void checkFiles(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section aria-label={texts.check} className={styles.check}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button in it does */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        data-takes-files
      >
        <FileCheck2 aria-hidden="true" />
        <p>{texts.drop}</p>
        <Button
          variant="primary"
          disabled={!isHydrated}
          data-needs="scripts"
          data-opens-files={field}
          busy={isBusy}
          busyLabel={texts.checking}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <input
          ref={input}
          id={field}
          hidden
          multiple
          type="file"
          aria-label={texts.file}
          accept=".json,.pdf,.csv,.seal"
          onChange={choose}
        />
        <noscript>
          <p className={classes(text.small, text.soft)}>{texts.needsScripts}</p>
        </noscript>
      </div>
      <div role="status">{checked && <Told {...checked} />}</div>
    </section>
  );
}
