import { Form, Link, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import styles from '#app/account/account-page.module.css';
import { NewPasswordPair } from '#app/auth/passwords/new-password-pair.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { onlyIntent } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { changePasswordInput } from '#contract/accounts/account-input.ts';
import { passwordMost } from '#contract/accounts/accounts.ts';
import { sessionWords } from '#contract/accounts/session.ts';
import { changePassword } from '#core/accounts/sessions/actions/change-password.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Route } from './+types/password.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { email, fullName } = requireAccount(context.get(requestContext)).actor;
  return { email, knownWords: [email, ...(fullName ? [fullName] : [])] };
}

const failure = 'The password could not be changed. Please try again.';
const changed = 'Every other device has been signed out.';

export const action = acts(failure, {
  [onlyIntent]: defineAct({
    schema: changePasswordInput,
    run: changePassword,
    to: '/settings',
    done: ({ passwordLeaked }) => ({
      title: 'Password changed',
      description: passwordLeaked ? `${changed} ${sessionWords.passwordLeaked}` : changed,
    }),
  }),
});

export const clientAction = clientActs(failure);

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Password · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
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

export default function Password({ loaderData: { email, knownWords }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const errors = actionData?.errors ?? {};
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Password' }]} />
      <h1 className={text.displayMd}>Password</h1>
      <Card head={<h2 className={text.displayXs}>Change your password</h2>}>
        <Form className={accountForm.accountForm} method="post" replace aria-label="Change your password">
          <p className={accountCard.text}>
            You stay signed in here. Every other device is signed out, your API tokens end, and we tell you by mail. If
            you no longer know your password, <Link to="/profile#password">have a link sent to you</Link>.
          </p>
          <Username email={email} />
          <PasswordField
            id="current"
            name="current"
            label="Current password"
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
            <Button type="submit" variant="primary" busy={busy} busyLabel="Changing…">
              Change Password
            </Button>
            <ButtonLink to="/settings" variant="quiet">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </div>
  );
}
