import type { ReactNode } from 'react';
import { Form, redirect } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { requestContext } from '#app/context.ts';
import { tokenIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { accountWords } from '#contract/accounts/accounts.ts';
import { wayInput } from '#contract/accounts/factor-input.ts';
import type { OtherWays, PasskeyView, WayToRemove } from '#contract/accounts/factors.ts';
import { removeReviewed } from '#core/accounts/sessions/actions/remove-reviewed.ts';
import { readReview } from '#core/accounts/sessions/queries/review.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/access.ts';
import styles from './access.module.css';

const accessPath = '/auth/access';

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `What else can sign in to your account · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

const reviewTokenIn = ({ platform }: Context, request: Request) =>
  tokenIn(platform.config, request.headers.get('cookie'), 'qp_review');

/** For the browser that has just set a password; any other is led to where it can. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const review = await readReview(ctx, reviewTokenIn(ctx, request));
  const isSignedIn = ctx.actor.kind === 'person';
  if (!review) throw redirect(isSignedIn ? '/settings' : authPath('reset'));
  const providerName = ctx.platform.config.identity?.name ?? 'another provider';
  return { ...review, providerName, next: isSignedIn ? '/dashboard' : authPath('two-factor') };
}

const removed: Record<WayToRemove['what'], string> = {
  passkey: 'The passkey no longer works.',
  codes: 'The recovery codes no longer work.',
  provider: 'The provider no longer signs you in.',
  app: 'After the wait, no code is asked for.',
};

export const action = acts(accountWords.unexpected, {
  send: defineAct({
    schema: wayInput,
    run: (ctx, way, { request }) => removeReviewed(ctx, reviewTokenIn(ctx, request), way).then(() => way.what),
    done: (what) => ({ title: 'Removed', description: removed[what] }),
    to: accessPath,
  }),
});

export const clientAction = clientActs(accountWords.unexpected);

interface WayProps {
  title: string;
  children: ReactNode;
  /** Null for what is going already. */
  way: WayToRemove | null;
}

function Way({ title, children, way }: WayProps) {
  return (
    <li className={styles.way}>
      <div>
        <strong>{title}</strong>
        <p className={classes(text.small, text.soft)}>{children}</p>
      </div>
      {way && (
        <Form method="post">
          {Object.entries(way).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="sm" variant="danger-quiet" aria-label={`Remove ${title}`}>
            Remove
          </Button>
        </Form>
      )}
    </li>
  );
}

function PasskeyWay({ passkey: { id, name, createdAt, lastUsedAt, device } }: { passkey: PasskeyView }) {
  const { dateTime } = useFormats();
  return (
    <Way title={`Passkey “${name}”`} way={{ what: 'passkey', id }}>
      Added {dateTime(createdAt)}
      {device && ` with ${device}`}, {lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : 'not used yet'}. It signs in
      without the password.
    </Way>
  );
}

function AppWay({ app: { since, endsAt } }: { app: NonNullable<OtherWays['app']> }) {
  const { dateTime } = useFormats();
  return (
    <Way title="Authenticator app" way={endsAt === null ? { what: 'app' } : null}>
      {endsAt === null
        ? `Set up ${dateTime(since)}. It asks for a code after the password. If it is not yours, remove it: it stops working after three days, unless someone signs in with one of its codes first.`
        : `From ${dateTime(endsAt)} on, no code is asked for after the password. Signing in with a code before then keeps it.`}
    </Way>
  );
}

/** What a new password leaves as it was, each with a button that ends it. Works without JavaScript. */
export default function Access({ loaderData: { email, ways, next, providerName } }: Route.ComponentProps) {
  const { plural, dateTime } = useFormats();
  const { passkeys, app, recoveryCodes, provider } = ways;
  return (
    <AuthCard>
      <h1 className={text.displayMd}>What else can sign in to your account</h1>
      <p className={text.soft}>
        The password of <strong className={text.evidence}>{email}</strong> is new, and every other device is signed out.
        {passkeys.length > 0 || app || provider
          ? ' These still work. Remove any that you do not recognise:'
          : ' Nothing else can sign in to it.'}
      </p>
      <ul className={styles.ways}>
        {passkeys.map((passkey) => (
          <PasskeyWay key={passkey.id} passkey={passkey} />
        ))}
        {app && <AppWay app={app} />}
        {provider && (
          <Way title={`Sign-in with ${providerName}`} way={{ what: 'provider' }}>
            Linked {dateTime(provider)}. It signs in without the password.
          </Way>
        )}
        {recoveryCodes > 0 && (
          <Way title="Recovery codes" way={{ what: 'codes' }}>
            {plural(recoveryCodes, 'code')} left, in case the app is lost.
          </Way>
        )}
      </ul>
      <ButtonLink to={next} variant="primary" size="lg" block>
        Continue
      </ButtonLink>
    </AuthCard>
  );
}
