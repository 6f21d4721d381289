import { useState } from 'react';
import { type MiddlewareFunction, redirect, useNavigation } from 'react-router';
import { AuthShell } from '#app/auth/auth-shell.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { requireVisitor } from '#app/guards.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { TabLinks } from '#app/ui/controls/tabs.tsx';
import text from '#app/ui/styles/text.module.css';
import { accountWords } from '#contract/accounts/accounts.ts';
import { signUpWords } from '#contract/accounts/session.ts';
import type { Route } from './+types/auth.ts';
import { authActs } from './auth-acts.ts';
import type { AuthFormProps } from './auth-result.ts';
import { type AuthView, authPath, authTitles, nextIn, readAuthView } from './auth-view.ts';
import { readChallenge } from './enter.ts';
import { MailSent } from './mail-sent.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const asksForCode = (view: AuthView) => view === 'two-factor' || view === 'recovery-code';

/**
 * Who is signed in has no business here, but to answer the question that stands open in this browser: a link to
 * another account of theirs leads to it too.
 */
const requireVisitorOrChallenged: MiddlewareFunction<Response> = (args, next) => {
  const { context, request, url } = args;
  const isAsked = asksForCode(readAuthView(url.searchParams));
  if (isAsked && readChallenge(context.get(requestContext), request) !== null) return next();
  return requireVisitor(args, next);
};

export const middleware = [requireVisitorOrChallenged];

export function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const [view, next] = [readAuthView(url.searchParams), nextIn(url)];
  if (asksForCode(view) && readChallenge(ctx, request) === null) throw redirect(authPath('sign-in', next));
  const { config } = ctx.platform;
  return {
    view,
    next,
    signUp: config.site.signUp,
    localMailbox: config.mode === 'local' && config.smtpUrl === null,
    provider: config.identity?.name ?? null,
  };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const action = acts(accountWords.unexpected, authActs, {
  intentOf({ url, fields }) {
    const view = readAuthView(url.searchParams);
    return view === 'sign-in' && 'passkey' in fields ? 'passkey' : view;
  },
});

export const clientAction = clientActs(accountWords.unexpected);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const view = readAuthView(new URLSearchParams(location.search));
  return pageMeta(matches[0].loaderData, {
    title: authTitles[view].page,
    description: 'Sign in to see your scans, order help, and look after your account.',
    path: '/auth',
    noindex: view !== 'sign-in' && view !== 'sign-up',
  });
};

function Tabs({ view, next }: { view: AuthView; next: string | null }) {
  const tabs = (['sign-in', 'sign-up'] as const).map((tab) => ({
    to: authPath(tab, next),
    label: authTitles[tab].page,
    current: tab === view,
  }));
  return <TabLinks label="Account" tabs={tabs} />;
}

function View({ view, ...form }: AuthFormProps & { view: AuthView }) {
  switch (view) {
    case 'sign-in':
      return <SignInForm {...form} />;
    case 'sign-up':
      return <SignUpForm {...form} />;
    case 'reset':
      return <ResetForm {...form} />;
    default:
      return <SecondFactorForm {...form} kind={view === 'two-factor' ? 'code' : 'recovery'} />;
  }
}

export default function Auth({
  loaderData: { view, next, signUp, localMailbox, provider },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [email, setEmail] = useState(actionData?.typed?.email ?? '');
  const sent = actionData?.value?.sent;
  const offersSignUp = signUp === 'open';
  return (
    <AuthShell>
      <h1 className={text.displayLg}>
        {sent
          ? 'Check your mailbox'
          : view === 'sign-up' && signUp !== 'open'
            ? 'Sign-up is closed'
            : authTitles[view].heading}
      </h1>
      {offersSignUp && (view === 'sign-in' || view === 'sign-up') && <Tabs view={view} next={next} />}
      {sent ? (
        <MailSent sent={sent} next={next} localMailbox={localMailbox} />
      ) : view === 'sign-up' && signUp !== 'open' ? (
        <p className={text.soft}>{signUpWords[signUp]}</p>
      ) : (
        <>
          {provider && (view === 'sign-in' || view === 'sign-up') && <ProviderForm name={provider} next={next} />}
          <View key={view} {...{ view, busy, next, email, offersSignUp }} result={actionData} onEmail={setEmail} />
        </>
      )}
    </AuthShell>
  );
}
