import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { AuthCard } from '#app/auth/auth-shell.tsx';
import { formFailure } from '#app/auth/form-failure.ts';
import { signOutHere } from '#app/auth/session/sign-out-here.ts';
import { authPath, nextIn } from '#app/auth/sign-in/auth-view.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, type Sent } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { type ProviderOutcome, providerOutcomes } from '#contract/accounts/provider.ts';
import { addressIn, languageOfPath } from '#contract/base/translated-pages.ts';
import { beginProviderSignIn } from '#core/accounts/provider/actions/begin.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/provider.ts';
import { leaveFor } from './leave-for.ts';
import { Leaving } from './leaving.tsx';
import { providerTexts } from './provider.texts.ts';

const outcomeIn = (url: URL): ProviderOutcome | null =>
  providerOutcomes.find((one) => one === url.searchParams.get('outcome')) ?? null;

/** There is nothing to see here but how a way back from the provider ended. */
const requireOutcome: MiddlewareFunction<Response> = ({ context, request, url }, next) => {
  const isOffered = context.get(requestContext).platform.config.identity !== null;
  if (!isOffered || (request.method !== 'POST' && !outcomeIn(url)))
    throw redirect(addressIn(languageOfPath(url.pathname), authPath('sign-in')));
  return next();
};

export const middleware = [requireOutcome];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { platform, actor } = context.get(requestContext);
  const { title, toSettings, toSignIn } = await providerTexts.in(languageOf(args));
  const name = platform.config.identity?.name ?? '';
  const isSignedIn = actor.kind === 'person';
  const back = isSignedIn
    ? { to: '/settings/provider', label: toSettings }
    : { to: authPath('sign-in', nextIn(url)), label: toSignIn };
  return { title, name, outcome: outcomeIn(url), back };
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set('cache-control', 'no-store');
  return all;
};

/** Out here, and on to the provider's own page for it. */
async function signOutThere(ctx: Context, sent: Sent): Promise<Response | { to: string }> {
  await signOutHere(ctx, sent);
  const page = await ctx.platform.identity?.findSignOutPage();
  if (!page) return redirectDocument(addressIn(sent.language, '/'));
  leaveFor(ctx, sent, page.href, null);
  return { to: page.href };
}

export const action = acts(formFailure, {
  'sign-out': defineAct({
    isAlwaysTaken: true,
    run: (ctx, _nothing, sent) => signOutThere(ctx, sent),
    value: (begun) => begun,
  }),
  send: defineAct({
    async run(ctx, _nothing, sent) {
      const begun = await beginProviderSignIn(ctx, { next: nextIn(sent.url) });
      if ('outcome' in begun) return begun;
      leaveFor(ctx, sent, begun.to, begun.token);
      return begun;
    },
    value: (begun) => ('to' in begun ? { to: begun.to } : begun),
  }),
});

export const clientAction = clientActs(formFailure);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function Provider({ loaderData: { name, outcome, back }, actionData }: Route.ComponentProps) {
  const texts = useTexts(providerTexts);
  const linkTo = useLinks();
  const begun = actionData?.value;
  if (begun && 'to' in begun)
    return (
      <AuthCard>
        <Leaving name={name} to={begun.to} />
      </AuthCard>
    );
  const words = texts.outcomes(name)[begun?.outcome ?? outcome ?? 'again'];
  return (
    <AuthCard>
      <h1 className={text.displayMd}>{words.title}</h1>
      <p className={text.soft}>{actionData?.toast?.description ?? words.text}</p>
      <ButtonLink {...linkTo(back.to)} variant="primary" size="lg" block>
        {back.label}
      </ButtonLink>
    </AuthCard>
  );
}
