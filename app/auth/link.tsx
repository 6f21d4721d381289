import { useEffect, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#app/context.ts';
import { withCookies } from '#app/cookies.ts';
import { redirectWithToast } from '#app/flash.ts';
import { refusalOf } from '#app/refusal.ts';
import { Button } from '#app/ui/button.tsx';
import { accountWords } from '#contract/accounts.ts';
import { type ResetTarget, resetTargets, sessionWords } from '#contract/session.ts';
import type { Context } from '#core/context.ts';
import { browserCookie, confirm, openRecovery, recoveryCookies, setSession } from '#core/sessions/actions.ts';
import { findLinkAccount } from '#core/sessions/queries.ts';
import type { Route } from './+types/link.ts';
import { AuthCard } from './auth-shell.tsx';
import { enter } from './enter.ts';
import { ResultCard } from './result-card.tsx';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after');
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    ...(retryAfter !== null && { 'retry-after': retryAfter }),
  };
};

const kinds = {
  confirmation: {
    title: 'Confirm your email address',
    text: 'The link reached you, so the mailbox is yours. One press, and your account is open.',
    button: 'Confirm email address',
    otherwise: 'If you did not open an account with us, close this page: without the press nothing happens.',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'The link reached you, so the account is yours. Press the button, then set the password. The link works once.',
    button: 'Continue',
    otherwise: 'If you did not ask for a new password, close this page: the old one stays as it is.',
  },
} as const;
type Kind = keyof typeof kinds;

const kindOf = (value: unknown): Kind => (value === 'recovery' ? 'recovery' : 'confirmation');
const targetOf = (value: unknown): ResetTarget => resetTargets.find((one) => one === value) ?? '/auth/callback';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${kinds[kindOf(loaderData?.kind)].title} · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button uses it. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const read = (name: string) => searchParams.get(name);
  const [kind, token] = [kindOf(read('type')), read('token') ?? ''];
  const whose = kind === 'recovery' ? await findLinkAccount(context.get(requestContext).platform, token) : null;
  return { kind, token, to: targetOf(read('to')), whose };
}

interface Pressed {
  token: string;
  to: ResetTarget;
  /** Whether the callback page can read a fragment. */
  scripts: boolean;
}

/** The pair goes on in the fragment, which no server sees; without scripts it is exchanged here. */
async function recover(ctx: Context, { token, to, scripts }: Pressed): Promise<Response> {
  const { config } = ctx.platform;
  const { access_token, refresh_token, browser } = await openRecovery(ctx, token);
  const known = browserCookie(config, browser);
  if (scripts) {
    const fragment = new URLSearchParams({ type: 'recovery', access_token, refresh_token });
    return withCookies(redirect(`${to}#${fragment}`), [known]);
  }
  const here = { ...ctx, client: ctx.client && { ...ctx.client, browser } };
  const session = await setSession(here, { access_token, refresh_token });
  return withCookies(redirect(`${to}?type=recovery&scripts=no`), [known, ...recoveryCookies(config, session)]);
}

async function confirmAddress(ctx: Context, { token, scripts }: Pressed): Promise<Response> {
  const to = scripts ? '/auth/callback' : '/auth/callback?scripts=no';
  return enter(ctx, await confirm(ctx, token), {
    to,
    next: null,
    toast: { variant: 'success', ...accountWords.emailConfirmed },
    lead: (path, toast) => redirectWithToast(ctx, path, toast),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData());
  const ctx = context.get(requestContext);
  const pressed = { token: textOf(fields.token), to: targetOf(fields.to), scripts: fields.scripts === 'yes' };
  try {
    return await (kindOf(fields.type) === 'recovery' ? recover(ctx, pressed) : confirmAddress(ctx, pressed));
  } catch (error) {
    const { toast, init } = refusalOf(ctx, error, { otherwise: sessionWords.deadLink });
    return data({ message: toast.description ?? sessionWords.deadLink, again: init.status === 429 }, init);
  }
}

/** Known once the page lives: then the answer can go on in a fragment. */
function useScripts(): boolean {
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return scripts;
}

export default function MailedLink({ loaderData: { kind, token, to, whose }, actionData }: Route.ComponentProps) {
  const scripts = useScripts();
  const busy = useNavigation().state !== 'idle';
  const words = kinds[kind];
  if (actionData && !actionData.again) return <ResultCard outcome="failed" message={actionData.message} />;
  return (
    <AuthCard>
      <h1 className="display-md">{words.title}</h1>
      <p className="soft">{words.text}</p>
      {whose && (
        <p>
          For the account <strong className="evidence">{whose}</strong>. If that is not yours, close this page.
        </p>
      )}
      {actionData && (
        <p className="notice" role="alert">
          {actionData.message} Your link stays good.
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
      <p className="caption soft">{words.otherwise}</p>
    </AuthCard>
  );
}
