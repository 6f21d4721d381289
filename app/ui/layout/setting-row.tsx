import { type ReactNode, useId } from 'react';
import { classes } from '#app/ui/classes.ts';
import styles from '#app/ui/controls/field.module.css';

interface SettingControl {
  id: string;
  'aria-describedby': string | undefined;
}

interface SettingRowProps {
  label: ReactNode;
  hint?: ReactNode;
  /** One control that belongs to the label, or what else stands on the right. */
  children: ReactNode | ((control: SettingControl) => ReactNode);
}

/** Label and hint left, control right. On a phone the control stands below, but for a checkbox. */
export function SettingRow({ label, hint, children }: SettingRowProps) {
  const id = useId();
  const labelled = typeof children === 'function';
  const hintId = `${id}-hint`;
  return (
    <div className={styles.setting}>
      <div className={styles.settingText}>
        {labelled ? (
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
        ) : (
          <p className={styles.label}>{label}</p>
        )}
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.settingControl}>
        {labelled ? children({ id, 'aria-describedby': hint ? hintId : undefined }) : children}
      </div>
    </div>
  );
}

interface SettingCheckboxProps extends Pick<SettingRowProps, 'label' | 'hint'> {
  name: string;
  defaultChecked: boolean;
}

/** A preference that is on or off. */
export function SettingCheckbox({ label, hint, name, defaultChecked }: SettingCheckboxProps) {
  return (
    <SettingRow label={label} hint={hint}>
      {(control) => (
        <span data-part="check" className={classes(styles.check, styles.checkAlone)}>
          <input {...control} type="checkbox" name={name} defaultChecked={defaultChecked} />
        </span>
      )}
    </SettingRow>
  );
}
