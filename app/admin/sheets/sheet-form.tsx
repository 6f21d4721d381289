import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import styles from './sheet-form.module.css';
import { sheetTexts } from './sheets.texts.ts';
import type { useSheetForm } from './use-sheet-form.tsx';

interface SheetFormProps {
  form: ReturnType<typeof useSheetForm>;
  /** What the button says: "Save Post". */
  save: string;
  /** Where "Cancel" leads. */
  list: string;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Buttons between the two. */
  acts?: ReactNode;
  children: ReactNode;
}

/** The form in a sheet: what stands against saving it above its fields, its buttons always in sight. */
export function SheetForm({ form, save, list, onInput, acts, children }: SheetFormProps) {
  const texts = useTexts(sheetTexts);
  const typing = (event: FormEvent<HTMLFormElement>) => {
    form.markChanged();
    onInput?.(event);
  };
  return (
    <form.Form
      className={styles.sheetForm}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onInput={typing}
    >
      <input type="hidden" name="intent" value={form.intent} />
      <input type="hidden" name="version" value={form.version} />
      {form.notices}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={texts.saving}>
          {save}
        </Button>
        {acts}
        <ButtonLink to={list} variant="quiet" preventScrollReset>
          {texts.cancel}
        </ButtonLink>
      </div>
    </form.Form>
  );
}
