import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { uiTexts } from '#app/ui/ui.texts.ts';
import styles from './field.module.css';

/** What a control inside a field carries, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldLabels {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in one sentence. */
  error?: string | null | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Only where an address or another element must find the control. */
  id?: string;
}

/** What only some controls need. */
export interface FieldMore {
  /** Marks the value as wrong without a sentence of its own: where the hint already says the rule. */
  invalid?: boolean;
  /** Stands at the end of the label's line: a link, for example. After the control in the order of tabs. */
  beside?: ReactNode;
}

interface FieldProps extends FieldLabels, FieldMore {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, always visible; hint and error below, linked to the control. */
export function Field({ label, hint, error, invalid, beside, optional, id, children }: FieldProps) {
  const texts = useTexts(uiTexts);
  const made = useId();
  const control = id ?? made;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div data-part="field" className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {optional && <span className={styles.optional}> {texts.optional}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {beside && <div className={styles.beside}>{beside}</div>}
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p data-part="field-error" className={styles.error} id={`${control}-error`}>
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  );
}
