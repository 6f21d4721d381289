import { useState } from 'react';
import { type MiddlewareFunction, redirect, useNavigation } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { AuthShell } from '#app/auth/auth-shell.tsx';
import { formFailure } from '#app/auth/form-failure.ts';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { requireVisitor } from '#app/guards.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { TabLinks } from '#app/ui/controls/tabs.tsx';
import text from '#app/ui/styles/text.module.css';
import { addressIn } from '#contract/base/translated-pages.ts';
import { fault, wordFault } from '#contract/faults/faults.ts';
import type { Route } from './+types/auth.ts';
import { authActs } from './auth-acts.ts';
import type { AuthFormProps } from './auth-result.ts';
import { type AuthView, authPath, nextIn, readAuthView } from './auth-view.ts';
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

export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args;
  const ctx = context.get(requestContext);
  const language = languageOf(args);
  const [view, next] = [readAuthView(url.searchParams), nextIn(url)];
  if (asksForCode(view) && readChallenge(ctx, request) === null)
    throw redirect(addressIn(language, authPath('sign-in', next)));
  const { config } = ctx.platform;
  const { signUp } = config.site;
  const closed = fault(signUp === 'closed' ? 'sign-up-closed' : 'sign-up-by-invitation');
  const { pages, description } = await authTexts.in(language);
  return {
    view,
    next,
    title: pages[view],
    description,
    /** Why nobody can open an account here; null where anybody can. */
    closed: signUp === 'open' ? null : wordFault(closed, language),
    localMailbox: config.mode === 'local' && config.smtpUrl === null,
    provider: config.identity?.name ?? null,
  };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const action = acts(formFailure, authActs, {
  intentOf({ url, fields }) {
    const view = readAuthView(url.searchParams);
    return view === 'sign-in' && 'passkey' in fields ? 'passkey' : view;
  },
});

export const clientAction = clientActs(formFailure);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { view, title, description } = loaderData;
  const noindex = view !== 'sign-in' && view !== 'sign-up';
  return pageMeta(matches[0].loaderData, { title, description, path: location.pathname, noindex });
};

function Tabs({ view, next }: { view: AuthView; next: string | null }) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  const tabs = (['sign-in', 'sign-up'] as const).map((tab) => ({
    to: linkTo(authPath(tab, next)).to,
    label: texts.pages[tab],
    current: tab === view,
  }));
  return <TabLinks label={texts.tabs} tabs={tabs} />;
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
  loaderData: { view, next, closed, localMailbox, provider },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [email, setEmail] = useState(actionData?.typed?.email ?? '');
  const sent = actionData?.value?.sent;
  const texts = useTexts(authTexts);
  const offersSignUp = closed === null;
  const heading = view === 'sign-up' && closed !== null ? texts.signUpClosed : texts.headings[view];
  return (
    <AuthShell>
      <h1 className={text.displayLg}>{sent ? texts.checkMailbox : heading}</h1>
      {offersSignUp && (view === 'sign-in' || view === 'sign-up') && <Tabs view={view} next={next} />}
      {sent ? (
        <MailSent sent={sent} next={next} localMailbox={localMailbox} />
      ) : view === 'sign-up' && closed !== null ? (
        <p className={text.soft}>{closed}</p>
      ) : (
        <>
          {provider && (view === 'sign-in' || view === 'sign-up') && <ProviderForm name={provider} next={next} />}
          <View key={view} {...{ view, busy, next, email, offersSignUp }} result={actionData} onEmail={setEmail} />
        </>
      )}
    </AuthShell>
  );
}
