import { SelectField } from '#app/ui/controls/select-field.tsx';
import { residenceGroups } from '#contract/removal/residences.ts';

const options = residenceGroups.flatMap(({ label, choices }) =>
  choices.map(([value, name]) => ({
    value,
    label: label === 'United States' ? `United States: ${name}` : name,
  })),
);

/** Where the person lives decides under which law a letter is written. */
export function ResidenceField({ residence, error }: { residence: string | null; error: string | undefined }) {
  const isKnown = options.some(({ value }) => value === residence);
  return (
    <SelectField
      label="Where you live"
      hint="It decides the law that your letter names. In the US, that is the state’s."
      name="residence"
      error={error}
      defaultValue={isKnown && residence !== null ? residence : 'none'}
      options={[{ value: 'none', label: 'Choose', disabled: true }, ...options]}
    />
  );
}
