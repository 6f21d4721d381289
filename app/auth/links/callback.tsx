import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { NewPasswordForm } from '#app/auth/passwords/new-password-form.tsx';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import type { Answered } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { classes } from '#app/ui/classes.ts';
import buttonStyles from '#app/ui/controls/button.module.css';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Waiting } from '#app/ui/display/spinner.tsx';
import text from '#app/ui/styles/text.module.css';
import { accountWords } from '#contract/accounts/accounts.ts';
import type { Route } from './+types/callback.ts';
import { callbackActs, callbackIntent, readOutcome } from './callback-acts.ts';
import { readCallbackAddress } from './callback-address.ts';
import type { CallbackOutcome, CallbackValue } from './callback-outcome.ts';
import { ResultCard } from './result-card.tsx';

/** How long a success is shown before it leads on. */
const REDIRECT_MS = 2_000;

/** The address may carry tokens: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your link · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

/** Only a browser sees the fragment, so the server says how it ended only where there are no scripts, or an error. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<CallbackOutcome> {
  const ctx = context.get(requestContext);
  const address = readCallbackAddress(url.search, '');
  if (address.kind === 'failed' && url.searchParams.has('error')) return { state: 'failed', message: address.message };
  if (!url.searchParams.has('scripts')) return { state: 'processing' };
  const outcome = await readOutcome(ctx, request);
  return outcome.state === 'failed' && address.kind === 'failed' ? { ...outcome, message: address.message } : outcome;
}

/** What follows the link is decided here once: the address is stripped while its page stands. */
export const shouldRevalidate = () => false;

const failures = {
  check: accountWords.unexpected,
  exchange: accountWords.unexpected,
  'set-password': { title: accountWords.passwordUpdateFailed, failed: accountWords.unexpected },
};

export const action = acts(failures, callbackActs, { intentOf: callbackIntent });

export const clientAction = clientActs(failures);

/** How far an answer has come. A password that was not set may be typed again. */
function outcomeOf(answer: Answered<CallbackValue>, shown: CallbackOutcome): CallbackOutcome {
  if (answer.value) return answer.value.outcome;
  if (answer.intent !== 'set-password') return { state: 'failed', message: answer.reason ?? accountWords.unexpected };
  const email = answer.typed?.email ?? (shown.state === 'new-password' ? shown.email : '');
  return { state: 'new-password', email };
}

/** Reads the address once, takes everything out of it, and only then asks the server. */
function useLinkOutcome(shown: CallbackOutcome): CallbackOutcome {
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
    if (address.kind === 'failed') setFailed({ state: 'failed', message: address.message });
    else void fetcher.submit(formOf(address), { method: 'post', action: '/auth/callback' });
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  return failed ?? (fetcher.data ? outcomeOf(fetcher.data, shown) : shown);
}

/** Tokens of a recovery link are exchanged; anything else asks for the session. */
function formOf(address: Exclude<ReturnType<typeof readCallbackAddress>, { kind: 'failed' }>): Record<string, string> {
  if (address.kind !== 'recovery') return { intent: 'check' };
  const { accessToken: access_token, refreshToken: refresh_token } = address.tokens;
  return { intent: 'exchange', access_token, refresh_token };
}

/** Leads on after two seconds; without scripts the browser does it. */
function LeadOn({ to }: { to: string }) {
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
        Continue
      </ButtonLink>
    </>
  );
}

/** Without scripts nobody reads the address here: its tokens, if the server saw them, wait for a press. */
function WithoutScripts() {
  const { search } = useLocation();
  const address = readCallbackAddress(search, '');
  const params = new URLSearchParams(search);
  params.set('scripts', 'no');
  if (address.kind !== 'recovery') return <meta httpEquiv="refresh" content={`0;url=/auth/callback?${params}`} />;
  return (
    <form method="post" action="/auth/callback">
      {Object.entries(formOf(address)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={classes(buttonStyles.button, buttonStyles.primary)} type="submit">
        Continue
      </button>
    </form>
  );
}

function Processing() {
  return (
    <AuthCard>
      <h1 className={text.displayMd}>One moment</h1>
      <Waiting>Checking your link…</Waiting>
      <noscript>
        <WithoutScripts />
      </noscript>
    </AuthCard>
  );
}

export default function Callback({ loaderData, actionData }: Route.ComponentProps) {
  const fromLink = useLinkOutcome(loaderData);
  const outcome = actionData ? outcomeOf(actionData, fromLink) : fromLink;
  switch (outcome.state) {
    case 'processing':
      return <Processing />;
    case 'failed':
      return <ResultCard outcome="failed" message={outcome.message} />;
    case 'new-password':
      return <NewPasswordForm email={outcome.email} errors={actionData?.errors ?? {}} />;
    case 'confirmed':
      return (
        <ResultCard outcome="success" message="Your email is confirmed, and you are signed in.">
          <LeadOn to="/auth" />
        </ResultCard>
      );
    case 'updated':
      return (
        <ResultCard outcome="success" message="Your new password is set. Every other device has been signed out.">
          {actionData?.value?.passwordLeaked && (
            <Notice tone="warning">
              This password appears in known data breaches, so others will try it. Choose another one soon.
            </Notice>
          )}
          <LeadOn to={outcome.to} />
        </ResultCard>
      );
  }
}
