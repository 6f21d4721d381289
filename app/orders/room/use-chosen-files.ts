import { type ClipboardEvent, type DragEvent, type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import type { Texts } from '#contract/base/texts.ts';
import { largestUpload, mostFilesAtOnce } from '#contract/orders/types.ts';
import type english from './room.texts.en.ts';
import { roomTexts } from './room.texts.ts';

/** What is wrong with a choice, as its field shows it; empty where nothing is. */
function faultOf(texts: Texts<typeof english>, files: readonly File[]): string {
  if (files.length > mostFilesAtOnce) return texts.mostFiles(mostFilesAtOnce);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > largestUpload ? texts.tooLarge : '';
}

function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const all = new DataTransfer();
  for (const file of files) all.items.add(file);
  input.files = all.files;
}

/** The files of a form, which are chosen, dropped on it or pasted into its text. The field holds them. */
export function useChosenFiles() {
  const texts = useTexts(roomTexts);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const fault = faultOf(texts, chosen);
  const readField = () => {
    const files = [...(field.current?.files ?? [])];
    field.current?.setCustomValidity(faultOf(texts, files));
    setChosen(files);
  };
  const setField = (files: readonly File[]) => {
    if (field.current) setFiles(field.current, files);
    readField();
  };
  const addFiles = (event: ClipboardEvent | DragEvent, from: DataTransfer) => {
    if (from.files.length === 0) return;
    event.preventDefault();
    setField([...chosen, ...from.files]);
  };
  return {
    field,
    chosen,
    fault,
    readField,
    /** Nothing that would be refused is sent: it would be on its way for minutes. */
    onSubmit: (event: FormEvent) => {
      if (fault === '') return;
      event.preventDefault();
      field.current?.focus();
    },
    clear: () => setField([]),
    remove: (file: File) => setField(chosen.filter((one) => one !== file)),
    onPaste: (event: ClipboardEvent) => addFiles(event, event.clipboardData),
    onDrop: (event: DragEvent) => addFiles(event, event.dataTransfer),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
  };
}
