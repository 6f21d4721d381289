import { useRef } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import type { IdentifierKind } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

const inputs: Readonly<Partial<Record<IdentifierKind, { type?: string; inputMode?: 'url'; autoComplete?: string }>>> = {
  email: { type: 'email', autoComplete: 'off' },
  domain: { inputMode: 'url', autoComplete: 'off' },
  username: { autoComplete: 'off' },
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  town: { autoComplete: 'address-level2' },
};

/** The form under a list. What was added empties it. @param chosen of the country */
export function AddIdentifier({ kind, chosen }: { kind: IdentifierKind; chosen?: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const act = useAct({ intent: 'add', of: { kind }, onDone: () => kind !== 'country' && form.current?.reset() });
  const { kinds, countries, adding } = useTexts(identityTexts);
  const words = kinds[kind];
  const options = Object.entries(countries).map(([value, label]) => ({ value, label }));
  return (
    <act.Form ref={form} className={styles.add} method="post">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'country' ? (
        <SelectField {...act.field('value', chosen ?? 'UK')} label={words.label} hint={words.hint} options={options} />
      ) : (
        <TextField
          {...act.field('value', '')}
          {...inputs[kind]}
          label={words.label}
          hint={words.hint}
          maxLength={254}
          required
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" busy={act.isBusy} busyLabel={adding}>
        {words.add}
      </Button>
    </act.Form>
  );
}
