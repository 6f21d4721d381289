import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { NewPasswordForm } from '#app/auth/passwords/new-password-form.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import type { Answered } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import buttonStyles from '#app/ui/controls/button.module.css';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Waiting } from '#app/ui/display/spinner.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { Route } from './+types/callback.ts';
import { callbackActs, callbackIntent, readOutcome } from './callback-acts.ts';
import { readCallbackAddress } from './callback-address.ts';
import { callbackFailureTexts } from './callback-failures.texts.ts';
import type { CallbackOutcome, CallbackValue } from './callback-outcome.ts';
import { linkTexts } from './links.texts.ts';
import { ResultCard } from './result-card.tsx';

/** How long a success is shown before it leads on. */
const REDIRECT_MS = 2_000;

/** The address may carry tokens: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

/** Only a browser sees the fragment, so the server says how it ended only where there are no scripts, or an error. */
async function outcomeAt({ context, request, url }: Route.LoaderArgs): Promise<CallbackOutcome> {
  const ctx = context.get(requestContext);
  const address = readCallbackAddress(url.search, '');
  if (address.kind === 'failed' && url.searchParams.has('error')) return { state: 'failed', failure: address.failure };
  if (!url.searchParams.has('scripts')) return { state: 'processing' };
  const outcome = await readOutcome(ctx, request);
  return outcome.state === 'failed' && address.kind === 'failed'
    ? { state: 'failed', failure: address.failure }
    : outcome;
}

export async function loader(args: Route.LoaderArgs) {
  const { callbackTitle: title } = await linkTexts.in(languageOf(args));
  return { title, outcome: await outcomeAt(args) };
}

/** What follows the link is decided here once: the address is stripped while its page stands. */
export const shouldRevalidate = () => false;

async function formFailures(language: Language) {
  const { unexpected, passwordUpdateFailed } = await authTexts.in(language);
  return {
    check: unexpected,
    exchange: unexpected,
    'set-password': { title: passwordUpdateFailed, failed: unexpected },
  };
}

export const action = acts(formFailures, callbackActs, { intentOf: callbackIntent });

export const clientAction = clientActs(formFailures);

/** How far an answer has come. A password that was not set may be typed again. */
function outcomeOf(answer: Answered<CallbackValue>, shown: CallbackOutcome, unexpected: string): CallbackOutcome {
  if (answer.value) return answer.value.outcome;
  if (answer.intent !== 'set-password') return { state: 'failed', message: answer.reason ?? unexpected };
  const email = answer.typed?.email ?? (shown.state === 'new-password' ? shown.email : '');
  return { state: 'new-password', email };
}

/** Reads the address once, takes everything out of it, and only then asks the server. */
function useLinkOutcome(shown: CallbackOutcome): CallbackOutcome {
  const { unexpected } = useTexts(authTexts);
  const linkTo = useLinks();
  const fetcher = useFetcher<Answered<CallbackValue>>();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<CallbackOutcome | null>(null);
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const address = readCallbackAddress(search, hash);
    window.history.replaceState(window.history.state, '', pathname);
    void navigate(pathname, { replace: true, preventScrollReset: true });
    if (shown.state !== 'processing') return;
    if (address.kind === 'failed') setFailed({ state: 'failed', failure: address.failure });
    else void fetcher.submit(formOf(address), { method: 'post', action: linkTo('/auth/callback').to });
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  return failed ?? (fetcher.data ? outcomeOf(fetcher.data, shown, unexpected) : shown);
}

/** Tokens of a recovery link are exchanged; anything else asks for the session. */
function formOf(address: Exclude<ReturnType<typeof readCallbackAddress>, { kind: 'failed' }>): Record<string, string> {
  if (address.kind !== 'recovery') return { intent: 'check' };
  const { accessToken: access_token, refreshToken: refresh_token } = address.tokens;
  return { intent: 'exchange', access_token, refresh_token };
}

/** Leads on after two seconds; without scripts the browser does it. */
function LeadOn({ to }: { to: string }) {
  const texts = useTexts(linkTexts);
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, { replace: true }));
  useEffect(() => {
    const timer = setTimeout(go, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_MS / 1_000};url=${to}`} />
      </noscript>
      <ButtonLink to={to} variant="primary" block>
        {texts.continue}
      </ButtonLink>
    </>
  );
}

/** Without scripts nobody reads the address here: its tokens, if the server saw them, wait for a press. */
function WithoutScripts() {
  const texts = useTexts(linkTexts);
  const action = useLinks()('/auth/callback').to;
  const { search } = useLocation();
  const address = readCallbackAddress(search, '');
  const params = new URLSearchParams(search);
  params.set('scripts', 'no');
  if (address.kind !== 'recovery') return <meta httpEquiv="refresh" content={`0;url=${action}?${params}`} />;
  return (
    <form method="post" action={action}>
      {Object.entries(formOf(address)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={classes(buttonStyles.button, buttonStyles.primary)} type="submit">
        {texts.continue}
      </button>
    </form>
  );
}

function Processing() {
  const texts = useTexts(linkTexts);
  return (
    <AuthCard>
      <h1 className={text.displayMd}>{texts.oneMoment}</h1>
      <Waiting>{texts.checkingLink}</Waiting>
      <noscript>
        <WithoutScripts />
      </noscript>
    </AuthCard>
  );
}

export default function Callback({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(linkTexts);
  const { unexpected } = useTexts(authTexts);
  const failed = useTexts(callbackFailureTexts);
  const linkTo = useLinks();
  const fromLink = useLinkOutcome(loaderData.outcome);
  const outcome = actionData ? outcomeOf(actionData, fromLink, unexpected) : fromLink;
  switch (outcome.state) {
    case 'processing':
      return <Processing />;
    case 'failed':
      return <ResultCard outcome="failed" message={'failure' in outcome ? failed[outcome.failure] : outcome.message} />;
    case 'new-password':
      return <NewPasswordForm email={outcome.email} errors={actionData?.errors ?? {}} />;
    case 'confirmed':
      return (
        <ResultCard outcome="success" message={texts.confirmed}>
          <LeadOn to={linkTo('/auth').to} />
        </ResultCard>
      );
    case 'updated':
      return (
        <ResultCard outcome="success" message={texts.updated}>
          {actionData?.value?.passwordLeaked && <Notice tone="warning">{texts.updatedLeaked}</Notice>}
          <LeadOn to={outcome.to} />
        </ResultCard>
      );
  }
}
