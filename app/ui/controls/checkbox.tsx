import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import styles from './checkbox.module.css';
import field from './field.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A native checkbox with its label: it is part of the form it stands in. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label data-part="check" className={field.check}>
      <input {...input} type="checkbox" />
      <span>
        {label}
        {hint && <span className={classes(field.hint, styles.hint)}>{hint}</span>}
      </span>
    </label>
  );
}
