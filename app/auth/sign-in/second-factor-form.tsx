import { Form, Link } from 'react-router';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';
import type { AuthFormProps } from './auth-result.ts';
import { authPath } from './auth-view.ts';

type SecondFactorFormProps = Pick<AuthFormProps, 'result' | 'busy' | 'next'> & { kind: 'code' | 'recovery' };

/** The second step of signing in, after the right password. */
export function SecondFactorForm({ kind, result, busy, next }: SecondFactorFormProps) {
  const view = kind === 'code' ? 'two-factor' : 'recovery-code';
  const common = {
    name: 'code',
    required: true,
    autoFocus: true,
    className: styles.code,
    error: result?.errors?.code,
  };
  return (
    <Form className={styles.form} method="post" action={authPath(view, next)} replace aria-label="Second step">
      <p className={text.soft}>
        {kind === 'code'
          ? 'Your password is right. Now enter the code that your authenticator app shows.'
          : 'Enter one of the recovery codes that you kept. Each of them works once.'}
      </p>
      {kind === 'code' ? (
        <TextField
          {...common}
          id="code"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={10}
        />
      ) : (
        <TextField {...common} id="code" label="Recovery code" autoComplete="off" spellCheck={false} maxLength={100} />
      )}
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Checking…">
        Continue
      </Button>
      <p className={text.small}>
        {kind === 'code' ? (
          <Link to={authPath('recovery-code', next)}>Use a recovery code</Link>
        ) : (
          <Link to={authPath('two-factor', next)}>Use the code of the app</Link>
        )}
        , or <Link to={authPath('sign-in', next)}>start again</Link>.
      </p>
    </Form>
  );
}
