import { type DragEvent, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import { Field } from '#app/ui/controls/field.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import type { ReadReply } from '#contract/removal/replies/types.ts';
import { caseTexts } from './case.texts.ts';
import styles from './removals.module.css';

/** What an answer seems to say, and its text. */
export interface Proposal extends Pick<ReadReply, 'kind' | 'ground' | 'because'> {
  text: string;
  /** When its mail was written, `YYYY-MM-DD`; null where that is not known. */
  on: string | null;
}

const MOST_BYTES = 10_000_000;
const MOST_KEPT = 10_000;

/** Both are loaded when an answer is read. */
const loadReader = () => import('#contract/removal/replies/read-reply.ts');
const loadParser = () => import('postal-mime');

async function proposeFrom(answer: string, on: string | null): Promise<Proposal> {
  const { readReply } = await loadReader();
  const { kind, ground, because } = readReply(answer);
  return { kind, ground, because, text: answer.slice(0, MOST_KEPT), on };
}

const dayIn = (date: string | undefined): string | null => {
  const at = new Date(date ?? '');
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 10);
};

/** Plain words of a page that came without any. Nothing of it is drawn or loaded. */
function wordsOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of parsed.querySelectorAll('script, style')) hidden.remove();
  for (const block of parsed.querySelectorAll('p, div, br, li, tr')) block.append('\n');
  return parsed.body.textContent ?? '';
}

async function proposeFromMail(file: File): Promise<Proposal> {
  const { default: PostalMime } = await loadParser();
  const mail = await PostalMime.parse(await file.arrayBuffer());
  return proposeFrom(mail.text?.trim() ? mail.text : wordsOf(mail.html ?? ''), dayIn(mail.date));
}

/** Reads the answer of a company where it is: in the browser. Nothing of it is sent. */
export function ReadAnswer({ onRead }: { onRead: (proposal: Proposal) => void }) {
  const { answer } = useTexts(caseTexts);
  const [pasted, setPasted] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const read = (reading: Promise<Proposal>) => {
    setFailure(null);
    reading.then(onRead, () => setFailure(answer.notRead));
  };
  const readFile = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) setFailure(answer.tooLarge);
    else read(proposeFromMail(file));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    readFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field inside does the same by keyboard
    <div className={styles.drop} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      <Field label={answer.drop}>
        {(control) => (
          <input
            {...control}
            data-part="input"
            className={field.input}
            type="file"
            accept=".eml,message/rfc822"
            onChange={(event) => readFile(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      <TextAreaField
        label={answer.paste}
        rows={4}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button disabled={pasted.trim() === ''} onClick={() => read(proposeFrom(pasted, null))}>
          {answer.read}
        </Button>
        <span className={classes(text.small, text.soft)}>{answer.inBrowser}</span>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
