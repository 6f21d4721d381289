import { type ReactNode, useState } from 'react';
import { useKept } from '#app/browser/drafts/use-kept.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import fieldStyles from '#app/ui/controls/field.module.css';
import { Field } from '#app/ui/controls/field.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { longestOrderMessage } from '#contract/orders/types.ts';
import styles from './composer.module.css';
import { roomTexts } from './room.texts.ts';
import { useSizeText } from './size-text.ts';
import { useChosenFiles } from './use-chosen-files.ts';

interface ComposerProps {
  orderId: string;
  /** Drawn with the page: the same form sent again is the same message. */
  messageKey: string;
  hint: ReactNode;
  /** Stands beside the button. */
  tools?: ReactNode;
}

/** What the page is told of a message that was taken. */
interface Sent {
  isAlone: boolean;
  /** Of the message after it. */
  nextKey: string;
}

type Files = ReturnType<typeof useChosenFiles>;

function Chosen({ chosen, remove }: Pick<Files, 'chosen' | 'remove'>) {
  const texts = useTexts(roomTexts);
  const sizeText = useSizeText();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={texts.toSend}>
      {chosen.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span>{texts.chosen(file.name, sizeText(file.size))}</span>
          <Button
            type="button"
            variant="quiet"
            size="sm"
            onClick={() => remove(file)}
            aria-label={texts.leaveOutOf(file.name)}
          >
            {texts.leaveOut}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function FileField({ files, error, isBusy }: { files: Files; error: string | undefined; isBusy: boolean }) {
  const texts = useTexts(roomTexts);
  return (
    <div className={styles.files}>
      <Field label={texts.addFile} optional hint={texts.addFileHint} error={error}>
        {(control) => (
          <div className={styles.choose} data-empty={files.chosen.length === 0 || undefined}>
            <input
              {...control}
              ref={files.field}
              data-part="input"
              className={fieldStyles.input}
              type="file"
              name="files"
              multiple
              onChange={files.readField}
            />
            <Button type="submit" name="alone" value="files" busy={isBusy} busyLabel={texts.adding} formNoValidate>
              {texts.add}
            </Button>
          </div>
        )}
      </Field>
      <Chosen {...files} />
    </div>
  );
}

/** Writes to the other side, with files or files alone. It posts to the page that it stands on. */
export function Composer({ orderId, messageKey, hint, tools }: ComposerProps) {
  const texts = useTexts(roomTexts);
  const files = useChosenFiles();
  const act = useAct<Sent>({
    intent: 'message',
    onDone: ({ value }) => {
      files.clear();
      if (!value || value.isAlone) return;
      setText('');
      // Not before this message was taken: a second try is no second message.
      setKey(value.nextKey);
    },
  });
  const typed = act.typedBefore('text');
  const [text, setText] = useKept({
    thing: `message on order ${orderId}`,
    begin: typed ?? '',
    isWorth: (value) => value !== '',
    isNewer: typed !== null,
  });
  const [key, setKey] = useState(messageKey);
  const isAlone = act.sent?.has('alone') ?? false;
  return (
    <act.Form
      className={styles.composer}
      method="post"
      encType="multipart/form-data"
      aria-label={texts.message}
      onSubmit={files.onSubmit}
      onDrop={files.onDrop}
      onDragOver={files.onDragOver}
    >
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="idempotencyKey" value={key} />
      <TextAreaField
        id="write"
        label={texts.yourMessage}
        name="text"
        rows={4}
        required={files.chosen.length === 0}
        maxLength={longestOrderMessage}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={files.onPaste}
        error={act.errorOf('text')}
        hint={hint}
      />
      <FileField files={files} error={files.fault || act.errorOf('files')} isBusy={act.isBusy && isAlone} />
      <div className={styles.send}>
        <Button type="submit" variant="primary" busy={act.isBusy && !isAlone} busyLabel={texts.sending}>
          {texts.send}
        </Button>
        {tools}
      </div>
    </act.Form>
  );
}
