import { useTexts } from '#app/language/texts.ts';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { residenceTexts } from './residence.texts.ts';

/** Where the person lives decides under which law a letter is written. */
export function ResidenceField({ residence, error }: { residence: string | null; error: string | undefined }) {
  const { label, hint, choose, europe, inUnitedStates, unitedStates, elsewhere } = useTexts(residenceTexts);
  const options = [
    ...Object.entries(europe),
    ...Object.entries(unitedStates).map(([value, state]) => [value, inUnitedStates(state)] as const),
    ...Object.entries(elsewhere),
  ].map(([value, shown]) => ({ value, label: shown }));
  const isKnown = options.some(({ value }) => value === residence);
  return (
    <SelectField
      label={label}
      hint={hint}
      name="residence"
      error={error}
      defaultValue={isKnown && residence !== null ? residence : 'none'}
      options={[{ value: 'none', label: choose, disabled: true }, ...options]}
    />
  );
}
