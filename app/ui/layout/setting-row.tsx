import { type ReactNode, useId } from 'react';

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
    <div className="setting">
      <div className="setting__text">
        {labelled ? (
          <label className="field__label" htmlFor={id}>
            {label}
          </label>
        ) : (
          <p className="field__label">{label}</p>
        )}
        {hint && (
          <p className="field__hint" id={hintId}>
            {hint}
          </p>
        )}
      </div>
      <div className="setting__control">
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
        <span className="check check--alone">
          <input {...control} type="checkbox" name={name} defaultChecked={defaultChecked} />
        </span>
      )}
    </SettingRow>
  );
}
