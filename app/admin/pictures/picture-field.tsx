import { type ChangeEvent, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import field from '#app/ui/controls/field.module.css';
import { Field } from '#app/ui/controls/field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Texts } from '#contract/base/texts.ts';
import { isUploaded } from '#contract/site/picture.ts';
import styles from './picture-field.module.css';
import type english from './pictures.texts.en.ts';
import { pictureTexts } from './pictures.texts.ts';
import { sendPicture } from './send-picture.ts';

type Upload =
  | { state: 'none' }
  | { state: 'sending'; part: number }
  | { state: 'kept' }
  | { state: 'refused'; why: string };

const saidOf = (upload: Upload, { sending, kept }: Texts<typeof english>): string => {
  if (upload.state === 'sending') return sending;
  return upload.state === 'kept' ? kept : '';
};

interface PictureChooserProps {
  onUploaded: (path: string) => void;
}

/** A file from this device: chosen, or dropped on the field. */
function PictureChooser({ onUploaded }: PictureChooserProps) {
  const texts = useTexts(pictureTexts);
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setUpload({ state: 'sending', part: 0 });
    const { picture, fault } = await sendPicture(file, texts.faults, (part) => setUpload({ state: 'sending', part }));
    setUpload(picture ? { state: 'kept' } : { state: 'refused', why: fault });
    if (picture) onUploaded(picture.path);
    input.value = '';
  };
  return (
    <>
      <Field label={texts.label} hint={texts.hint} error={upload.state === 'refused' ? upload.why : null}>
        {(control) => (
          <input
            {...control}
            data-part="input"
            className={field.input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/x-icon,.ico"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      {upload.state === 'sending' && (
        <progress className={styles.progress} value={upload.part} aria-label={texts.upload} />
      )}
      <p className={field.hint} role="status">
        {saidOf(upload, texts)}
      </p>
    </>
  );
}

interface PictureFieldProps {
  /** Of the field for the address. */
  label: string;
  name: string;
  hint: string;
  value: string;
  error: string | undefined;
  optional?: boolean;
  onChange: (value: string) => void;
}

/** The address of a picture, or a file, which gets an address here. Files need scripts; the address does not. */
export function PictureField({ onChange, value, ...address }: PictureFieldProps) {
  const { placeholder, shown } = useTexts(pictureTexts);
  const isHydrated = useHydrated();
  return (
    <div className={styles.picture}>
      <TextField
        {...address}
        type="url"
        placeholder={placeholder}
        maxLength={2_000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isHydrated && <PictureChooser onUploaded={onChange} />}
      {isUploaded(value) && <img className={styles.shown} src={value} alt={shown} />}
    </div>
  );
}
