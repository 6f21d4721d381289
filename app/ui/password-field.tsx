import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Field, type FieldLabels } from './field.tsx';

type PasswordFieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password that can be shown. Without JavaScript the button is not there. */
export function PasswordField({ label, hint, error, optional, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })} {...(id && { id })}>
      {(control) => (
        <div className="input-group">
          <input {...input} {...control} type={shown ? 'text' : 'password'} className={classes('input', className)} />
          <Button
            variant="quiet"
            icon
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            <Icon className="icon" />
          </Button>
        </div>
      )}
    </Field>
  );
}
