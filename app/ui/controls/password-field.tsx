import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { uiTexts } from '#app/ui/ui.texts.ts';
import { Button } from './button.tsx';
import styles from './field.module.css';
import { Field, type FieldLabels, type FieldMore } from './field.tsx';

type PasswordFieldProps = FieldLabels & FieldMore & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password that can be shown. Without JavaScript the button is not there. */
export function PasswordField({
  label,
  hint,
  error,
  invalid,
  beside,
  optional,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const texts = useTexts(uiTexts);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const labels = { label, hint, error, beside, ...(invalid && { invalid }), ...(optional && { optional }) };
  return (
    <Field {...labels} {...(id && { id })}>
      {(control) => (
        <div className={styles.inputGroup}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            data-part="input"
            className={classes(styles.input, className)}
          />
          <Button
            variant="quiet"
            icon
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon />
          </Button>
        </div>
      )}
    </Field>
  );
}
