import { Inbox } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './mailbox.module.css';
import { mailboxTexts } from './mailbox.texts.ts';
import type { ChosenFile } from './reader-messages.ts';

const filesOf = (list: FileList | null): ChosenFile[] =>
  [...(list ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, file }));

interface Inputs {
  files: RefObject<HTMLInputElement | null>;
  folder: RefObject<HTMLInputElement | null>;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own choice of files, and of a folder, which needs an attribute that React does not know. */
function HiddenInputs({ files, folder, onChoose }: Inputs) {
  const texts = useTexts(mailboxTexts);
  return (
    <>
      <input ref={files} hidden multiple type="file" aria-label={texts.files} onChange={onChoose} />
      <input
        ref={folder}
        hidden
        type="file"
        aria-label={texts.folder}
        onChange={onChoose}
        {...{ webkitdirectory: '' }}
      />
    </>
  );
}

/** Takes files or a folder, dropped or chosen. @param isReady false while what reads them is being loaded */
export function ChooseMail({ isReady, onFiles }: { isReady: boolean; onFiles: (files: ChosenFile[]) => void }) {
  const texts = useTexts(mailboxTexts);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const takeFiles = (chosen: ChosenFile[]) => chosen.length > 0 && onFiles(chosen);
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    takeFiles(filesOf(currentTarget.files));
    currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isReady) takeFiles(filesOf(event.dataTransfer.files));
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(isReady);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the buttons in it do
    <div
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Inbox aria-hidden="true" />
      <p>{texts.drop}</p>
      <div className={styles.buttons}>
        <Button variant="primary" disabled={!isReady} data-needs="scripts" onClick={() => files.current?.click()}>
          {texts.chooseFiles}
        </Button>
        <Button disabled={!isReady} data-needs="scripts" onClick={() => folder.current?.click()}>
          {texts.chooseFolder}
        </Button>
      </div>
      <HiddenInputs files={files} folder={folder} onChoose={onChoose} />
      <noscript>
        <p className={classes(text.small, text.soft)}>{texts.needsScripts}</p>
      </noscript>
    </div>
  );
}
