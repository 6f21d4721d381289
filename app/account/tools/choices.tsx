import { classes } from '#app/ui/classes.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './tools.module.css';

interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** Those that are ticked at first. */
  chosen?: readonly string[];
  error?: string | undefined;
}

/** Any number of several. */
export function Choices({ legend, name, options, chosen = [], error }: ChoicesProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
      ))}
      {error && (
        <p id={errorId} className={classes(text.small, styles.wrong)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
