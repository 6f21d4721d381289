import { Form, useNavigation } from 'react-router';
import accountForm from '#app/account/account-form.module.css';
import { ProofField } from '#app/account/security/proof-field.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { scopeWords, type TokenScope, tokenLives, tokenNameMost } from '#contract/accounts/tokens.ts';
import { Choices } from './choices.tsx';

const lives = tokenLives.map((days) => ({ value: String(days), label: days === 365 ? '1 year' : `${days} days` }));

interface CreateTokenProps {
  twoFactor: boolean;
  scopes: readonly TokenScope[];
  errors: Readonly<Record<string, string>> | undefined;
  typed: Readonly<Record<string, string>> | undefined;
}

export function CreateToken({ twoFactor, scopes, errors = {}, typed = {} }: CreateTokenProps) {
  const busy = useNavigation().formData?.get('intent') === 'create';
  return (
    <Card head={<h2 className={text.displayXs}>Create a token</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action="/settings/tokens"
        replace
        aria-label="Create a token"
      >
        <input type="hidden" name="intent" value="create" />
        <TextField
          label="Name"
          name="name"
          required
          maxLength={tokenNameMost}
          defaultValue={typed.name}
          error={errors.name}
          hint="Where it is used: the name of a script or a service."
        />
        <Choices
          legend="What it may do"
          name="scopes"
          options={scopes.map((value) => ({ value, label: scopeWords[value] }))}
          error={errors.scopes}
        />
        <SelectField
          label="Expires after"
          name="days"
          options={lives}
          defaultValue={typed.days ?? '90'}
          error={errors.days}
        />
        <ProofField twoFactor={twoFactor} error={errors.proof} />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Creating…">
          Create Token
        </Button>
      </Form>
    </Card>
  );
}
