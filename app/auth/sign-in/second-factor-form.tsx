import { Form, Link } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './auth.module.css';
import type { AuthFormProps } from './auth-result.ts';
import { authPath } from './auth-view.ts';

type SecondFactorFormProps = Pick<AuthFormProps, 'result' | 'busy' | 'next'> & { kind: 'code' | 'recovery' };

/** The second step of signing in, after the right password. */
export function SecondFactorForm({ kind, result, busy, next }: SecondFactorFormProps) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  const view = kind === 'code' ? 'two-factor' : 'recovery-code';
  const common = {
    name: 'code',
    required: true,
    autoFocus: true,
    className: styles.code,
    error: result?.errors?.code,
  };
  return (
    <Form
      className={styles.form}
      method="post"
      action={linkTo(authPath(view, next)).to}
      replace
      aria-label={texts.secondStep}
    >
      <p className={text.soft}>{kind === 'code' ? texts.codeText : texts.recoveryText}</p>
      {kind === 'code' ? (
        <TextField
          {...common}
          id="code"
          label={texts.sixDigits}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={10}
        />
      ) : (
        <TextField
          {...common}
          id="code"
          label={texts.recoveryCode}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.checking}>
        {texts.continue}
      </Button>
      <p className={text.small}>
        {withLinks(
          kind === 'code' ? texts.orRecovery : texts.orApp,
          (words) => (
            <Link {...linkTo(authPath(kind === 'code' ? 'recovery-code' : 'two-factor', next))}>{words}</Link>
          ),
          (words) => (
            <Link {...linkTo(authPath('sign-in', next))}>{words}</Link>
          ),
        )}
      </p>
    </Form>
  );
}
