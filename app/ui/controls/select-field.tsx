import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#app/ui/classes.ts';
import styles from './field.module.css';
import { Field, type FieldLabels } from './field.tsx';

export interface SelectOption {
  /** Never empty: "everything" is `all`. */
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  small?: boolean;
}

/** The native select: forms work without JavaScript, and phones bring their own picker. */
export function Select({ options, small, className, ...select }: SelectProps) {
  if (options.some((option) => option.value === '')) throw new Error('An option has an empty value; use "all"');
  return (
    <div data-part="select" className={styles.select}>
      <select {...select} data-part="input" className={classes(styles.input, small && styles.inputSm, className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  );
}

type SelectFieldProps = FieldLabels & Omit<SelectProps, 'id'>;

export function SelectField({ label, hint, error, optional, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })} {...(id && { id })}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
