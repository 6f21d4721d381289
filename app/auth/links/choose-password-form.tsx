import { Form, useNavigation } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { NewPasswordPair } from '#app/auth/passwords/new-password-pair.tsx';
import styles from '#app/auth/sign-in/auth.module.css';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { linkTexts } from './links.texts.ts';

interface ChoosePasswordFormProps {
  token: string;
  /** Whether the page that follows can do without the server. */
  scripts: boolean;
  errors: { password?: string; confirm?: string };
}

/** Behind a confirmation link that is opened in another browser than the one that signed up. */
export function ChoosePasswordForm({ token, scripts, errors }: ChoosePasswordFormProps) {
  const texts = useTexts(linkTexts);
  const { otherwise } = texts.kinds.confirmation;
  const linkTo = useLinks();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <AuthCard>
      <h1 className={text.displayMd}>{texts.choose}</h1>
      <p className={text.soft}>{texts.chooseText}</p>
      <Form className={styles.form} method="post" action={linkTo('/auth/link').to} replace aria-label={texts.choose}>
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="type" value="confirmation" />
        <input type="hidden" name="token" value={token} />
        {scripts && <input type="hidden" name="scripts" value="yes" />}
        <NewPasswordPair knownWords={[]} errors={errors} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.opening}>
          {texts.chooseButton}
        </Button>
      </Form>
      <p className={classes(text.caption, text.soft)}>{otherwise}</p>
    </AuthCard>
  );
}
