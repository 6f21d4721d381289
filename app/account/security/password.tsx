import { Form, Link, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import styles from '#app/account/account-page.module.css';
import { NewPasswordPair } from '#app/auth/passwords/new-password-pair.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { onlyIntent } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitle } from '#app/page-title.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { changePasswordInput } from '#contract/accounts/account-input.ts';
import { passwordMost } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/base/languages.ts';
import { changePassword } from '#core/accounts/sessions/actions/change-password.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Route } from './+types/password.ts';
import { securityTexts } from './security.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { email, fullName } = requireAccount(args.context.get(requestContext)).actor;
  const { password: title } = await securityTexts.in(languageOf(args));
  return { title, email, knownWords: [email, ...(fullName ? [fullName] : [])] };
}

const formFailure = async (language: Language) => (await securityTexts.in(language)).notChanged;

export const action = acts(formFailure, {
  [onlyIntent]: defineAct({
    schema: changePasswordInput,
    run: changePassword,
    to: '/settings',
    async done({ passwordLeaked }, _ctx, { language }) {
      const { changed, changedLeaked } = await securityTexts.in(language);
      return passwordLeaked ? { ...changed, description: changedLeaked } : changed;
    },
  }),
});

export const clientAction = clientActs(formFailure);

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

/** Password managers file the new password under it. */
function Username({ email }: { email: string }) {
  return (
    <input
      className={visuallyHidden.visuallyHidden}
      type="email"
      autoComplete="username"
      defaultValue={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export default function Password({ loaderData: { title, email, knownWords }, actionData }: Route.ComponentProps) {
  const texts = useTexts(securityTexts);
  const busy = useNavigation().formMethod === 'POST';
  const errors = actionData?.errors ?? {};
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
      <Card head={<h2 className={text.displayXs}>{texts.changePassword}</h2>}>
        <Form className={accountForm.accountForm} method="post" replace aria-label={texts.changePassword}>
          <p className={accountCard.text}>
            {withLinks(texts.passwordText, (words) => (
              <Link to="/profile#password">{words}</Link>
            ))}
          </p>
          <Username email={email} />
          <PasswordField
            id="current"
            name="current"
            label={texts.currentPassword}
            autoComplete="current-password"
            required
            maxLength={passwordMost}
            error={errors.current}
          />
          <NewPasswordPair
            knownWords={knownWords}
            errors={{
              ...(errors.password && { password: errors.password }),
              ...(errors.confirm && { confirm: errors.confirm }),
            }}
          />
          <div className={accountForm.actions}>
            <Button type="submit" variant="primary" busy={busy} busyLabel={texts.changing}>
              {texts.change}
            </Button>
            <ButtonLink to="/settings" variant="quiet">
              {texts.cancel}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </div>
  );
}
