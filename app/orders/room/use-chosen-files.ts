import { type ClipboardEvent, type DragEvent, type FormEvent, useRef, useState } from 'react';
import { largestUpload, mostFilesAtOnce } from '#contract/orders/types.ts';

/** What is wrong with a choice, as its field shows it; empty where nothing is. */
function faultOf(files: readonly File[]): string {
  if (files.length > mostFilesAtOnce) return `At most ${mostFilesAtOnce} files at once, please.`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > largestUpload ? 'At most 10 MB together, please.' : '';
}

function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const all = new DataTransfer();
  for (const file of files) all.items.add(file);
  input.files = all.files;
}

/** The files of a form, which are chosen, dropped on it or pasted into its text. The field holds them. */
export function useChosenFiles() {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const fault = faultOf(chosen);
  const readField = () => {
    const files = [...(field.current?.files ?? [])];
    field.current?.setCustomValidity(faultOf(files));
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
