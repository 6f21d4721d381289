import styles from '#app/account/account-page.module.css';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import { isStaffScope, tokenScopes } from '#contract/accounts/tokens.ts';
import type { Language } from '#contract/base/languages.ts';
import { userTopic } from '#contract/base/live.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { listTokens } from '#core/accounts/tokens/queries/tokens.ts';
import { isStaff } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Route } from './+types/tokens.ts';
import { CreateToken } from './create-token.tsx';
import { ShownOnce } from './shown-once.tsx';
import { tokenActs } from './token-acts.ts';
import { EndToken, TokensList } from './tokens-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { actor, ...ctx } = requireAccount(context.get(requestContext));
  const tokens = await listTokens({ actor, ...ctx });
  const { enabled } = await readTwoFactor({ actor, ...ctx });
  const { tokens: title } = await toolTexts.in(languageOf(args));
  return {
    title,
    tokens,
    twoFactor: enabled,
    scopes: tokenScopes.filter((scope) => isStaff(actor) || !isStaffScope(scope)),
    toEnd: url.searchParams.get('end'),
    topics: [userTopic(actor.userId)],
  };
}

async function formFailures(language: Language) {
  const { notCreated, notEnded } = await toolTexts.in(language);
  return { create: notCreated, end: notEnded };
}

export const action = acts(formFailures, tokenActs);

export const clientAction = clientActs(formFailures);

/** A token is kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const { title, tokens, twoFactor, scopes, toEnd, topics } = loaderData;
  const texts = useTexts(toolTexts);
  useLive(topics);
  const created = actionData?.value?.token;
  const ending = tokens.find(({ id }) => id === toEnd);
  const answer = actionData?.intent === 'create' && !actionData.ok ? actionData : undefined;
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
      {created !== undefined && <ShownOnce title={texts.newToken} hint={texts.newTokenHint} value={created} />}
      {ending && <EndToken token={ending} />}
      <TokensList tokens={tokens} />
      {!ending && (
        <CreateToken
          key={tokens.length}
          twoFactor={twoFactor}
          scopes={scopes}
          errors={answer?.errors}
          typed={answer?.typed}
        />
      )}
    </div>
  );
}
