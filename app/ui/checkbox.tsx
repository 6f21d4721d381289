import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A native checkbox with its label: it is part of the form it stands in. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span>
        {label}
        {hint && <span className="field__hint block">{hint}</span>}
      </span>
    </label>
  );
}
