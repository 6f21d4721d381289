import { type ComponentProps, type FocusEvent, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { useCheck } from './check-on-blur.ts';
import styles from './field.module.css';
import { Field, type FieldLabels } from './field.tsx';

interface Checked {
  /** What is wrong with a value, or null: asked on blur, then on every input. */
  check?: ((value: string) => string | null) | undefined;
  small?: boolean;
}

type TextFieldProps = FieldLabels & Checked & Omit<ComponentProps<'input'>, 'id'>;

/** Characters that a field shows on the narrowest screens. */
const SHOWN = 30;

/** A long address is set smaller there while nobody types, so that it can be read as a whole. */
const isLong = (type: string | undefined, value: unknown): boolean =>
  type === 'email' && String(value ?? '').length > SHOWN;

export function TextField({ label, hint, error, optional, id, check, small, className, ...input }: TextFieldProps) {
  const checked = useCheck(error, check);
  const [long, setLong] = useState(isLong(input.type, input.defaultValue ?? input.value));
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setLong(isLong(input.type, event.currentTarget.value));
    checked.on.onBlur?.(event);
  };
  return (
    <Field label={label} hint={hint} error={checked.error} {...(optional && { optional })} {...(id && { id })}>
      {(control) => (
        <input
          {...input}
          {...control}
          {...checked.on}
          onBlur={onBlur}
          data-part="input"
          className={classes(styles.input, small && styles.inputSm, long && styles.long, className)}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = FieldLabels & Omit<Checked, 'small'> & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextAreaField({ label, hint, error, optional, id, check, className, ...area }: TextAreaFieldProps) {
  const checked = useCheck(error, check);
  return (
    <Field label={label} hint={hint} error={checked.error} {...(optional && { optional })} {...(id && { id })}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          {...checked.on}
          data-part="input"
          className={classes(styles.input, className)}
        />
      )}
    </Field>
  );
}
