import { useEffect, useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { requestContext } from '#app/context.ts';
import { tokenIn } from '#app/cookies.ts';
import { acts } from '#app/forms/act.ts';
import type { Answered } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import notice from '#app/ui/display/notice.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { accountWords } from '#contract/accounts/accounts.ts';
import { sessionWords } from '#contract/accounts/session.ts';
import { findLinkAccount, wantsPassword } from '#core/accounts/sessions/queries/links.ts';
import type { Route } from './+types/link.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { kindOf, linkActs, linkIntent, targetOf } from './link-acts.ts';
import { ResultCard } from './result-card.tsx';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

const kinds = {
  confirmation: {
    title: 'Confirm your email address',
    text: 'Thanks. Confirm to open your account.',
    button: 'Confirm email address',
    otherwise: 'If you did not open an account with us, close this page: nothing happens unless you press the button.',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'Thanks. Press the button, then choose a new password. The link works once.',
    button: 'Continue',
    otherwise: 'If you did not ask for a new password, close this page: the old one stays as it is.',
  },
  enrolment: {
    title: 'Set up two-factor sign-in',
    text: 'Thanks. Press the button, then add your account to an authenticator app. The link works once.',
    button: 'Continue',
    otherwise: 'If you did not ask for this link, close this page, and set a new password: somebody knows yours.',
  },
  provider: {
    title: 'Link your sign-in',
    text: 'Thanks. Press the button, and the sign-in that you have just used opens this account from now on.',
    button: 'Link and Sign In',
    otherwise: 'If you did not sign in there just now, close this page: somebody else may have, under your address.',
  },
  'sign-in': {
    title: 'Sign in',
    text: 'Press the button to sign in. The link works once.',
    button: 'Sign In',
    otherwise: 'If nobody who runs this site gave you this link, close this page.',
  },
} as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${kinds[loaderData?.kind ?? 'confirmation'].title} · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button uses it. */
export async function loader({ context, request, url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  const [kind, token] = [kindOf(searchParams.get('type')), searchParams.get('token') ?? ''];
  const ctx = context.get(requestContext);
  // The link works in the session of its owner only.
  if (kind === 'enrolment' && ctx.actor.kind !== 'person')
    throw redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
  const asks =
    kind === 'confirmation' &&
    (await wantsPassword(ctx, token, tokenIn(ctx.platform.config, request.headers.get('cookie'), 'qp_signup')));
  const whose = kind === 'recovery' ? await findLinkAccount(ctx.platform, token) : null;
  return { kind, token, to: targetOf(searchParams.get('to')), asks, whose };
}

export const action = acts(accountWords.unexpected, linkActs, { intentOf: linkIntent });

/** Only of the form with a password: the others are answered as documents. */
export const clientAction = clientActs(accountWords.unexpected);

/** Known once the page lives: then the answer can go on in a fragment. */
function useScripts(): boolean {
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return scripts;
}

interface PressFormProps {
  link: Route.ComponentProps['loaderData'];
  result: Answered | undefined;
}

/** One press is enough. */
function PressForm({ link: { kind, token, to, whose }, result }: PressFormProps) {
  const scripts = useScripts();
  const busy = useNavigation().state !== 'idle';
  const words = kinds[kind];
  return (
    <AuthCard>
      <h1 className={textStyles.displayMd}>{words.title}</h1>
      <p className={textStyles.soft}>{words.text}</p>
      {whose && (
        <p>
          For the account <strong className={textStyles.evidence}>{whose}</strong>. If that is not yours, close this
          page.
        </p>
      )}
      {result?.reason && (
        <p className={notice.notice} role="alert">
          {result.reason} Your link still works.
        </p>
      )}
      {/* A document's answer: the fragment it leads to then stays with the address. */}
      <Form method="post" reloadDocument>
        <input type="hidden" name="type" value={kind} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="to" value={to} />
        {scripts && <input type="hidden" name="scripts" value="yes" />}
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Opening…">
          {words.button}
        </Button>
      </Form>
      <p className={classes(textStyles.caption, textStyles.soft)}>{words.otherwise}</p>
    </AuthCard>
  );
}

/** Whether a password is asked for before the link opens anything. */
function asksPassword(asked: boolean, result: Answered<{ asks: boolean }> | undefined): boolean {
  if (!result) return asked;
  // A fault in a field, and a try that failed, leave the form as it is; a dead link needs none.
  return result.value?.asks === true || (result.intent === 'choose' && (result.errors ?? result.toast) !== undefined);
}

export default function MailedLink({ loaderData, actionData }: Route.ComponentProps) {
  const scripts = useScripts();
  if (asksPassword(loaderData.asks, actionData))
    return <ChoosePasswordForm token={loaderData.token} scripts={scripts} errors={actionData?.errors ?? {}} />;
  const isDead = actionData?.ok === false && !actionData.toast && actionData.retryAfter === undefined;
  if (isDead) return <ResultCard outcome="failed" message={actionData.reason ?? sessionWords.deadLink} />;
  return <PressForm link={loaderData} result={actionData} />;
}
