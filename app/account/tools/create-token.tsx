import { Form, useNavigation } from 'react-router';
import accountForm from '#app/account/account-form.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type TokenScope, tokenLives, tokenNameMost } from '#contract/accounts/tokens.ts';
import { Choices } from './choices.tsx';

interface CreateTokenProps {
  twoFactor: boolean;
  scopes: readonly TokenScope[];
  errors: Readonly<Record<string, string>> | undefined;
  typed: Readonly<Record<string, string>> | undefined;
}

export function CreateToken({ twoFactor, scopes, errors = {}, typed = {} }: CreateTokenProps) {
  const texts = useTexts(toolTexts);
  const lives = tokenLives.map((days) => ({ value: String(days), label: texts.life(days) }));
  const busy = useNavigation().formData?.get('intent') === 'create';
  return (
    <Card head={<h2 className={text.displayXs}>{texts.createToken}</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action="/settings/tokens"
        replace
        aria-label={texts.createToken}
      >
        <input type="hidden" name="intent" value="create" />
        <TextField
          label={texts.name}
          name="name"
          required
          maxLength={tokenNameMost}
          defaultValue={typed.name}
          error={errors.name}
          hint={texts.nameHint}
        />
        <Choices
          legend={texts.whatItMayDo}
          name="scopes"
          options={scopes.map((value) => ({ value, label: texts.scopes[value] }))}
          error={errors.scopes}
        />
        <SelectField
          label={texts.expiresAfter}
          name="days"
          options={lives}
          defaultValue={typed.days ?? '90'}
          error={errors.days}
        />
        <ProofField twoFactor={twoFactor} error={errors.proof} />
        <Button type="submit" variant="primary" busy={busy} busyLabel={texts.creating}>
          {texts.create}
        </Button>
      </Form>
    </Card>
  );
}
