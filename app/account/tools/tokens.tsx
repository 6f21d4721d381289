import styles from '#app/account/account-page.module.css';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import { isStaffScope, tokenScopes } from '#contract/accounts/tokens.ts';
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, ...ctx } = requireAccount(context.get(requestContext));
  const tokens = await listTokens({ actor, ...ctx });
  const { enabled } = await readTwoFactor({ actor, ...ctx });
  return {
    tokens,
    twoFactor: enabled,
    scopes: tokenScopes.filter((scope) => isStaff(actor) || !isStaffScope(scope)),
    toEnd: url.searchParams.get('end'),
    topics: [userTopic(actor.userId)],
  };
}

const failures = {
  create: 'The token could not be created. Please try again.',
  end: 'The token could not be ended. Please try again.',
};

export const action = acts(failures, tokenActs);

export const clientAction = clientActs(failures);

/** A token is kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `API tokens · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, twoFactor, scopes, toEnd, topics } = loaderData;
  useLive(topics);
  const created = actionData?.value?.token;
  const ending = tokens.find(({ id }) => id === toEnd);
  const answer = actionData?.intent === 'create' && !actionData.ok ? actionData : undefined;
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'API tokens' }]} />
      <h1 className={text.displayMd}>API tokens</h1>
      {created !== undefined && (
        <ShownOnce
          title="Your new token"
          hint="Whoever has it can do what you allowed it. End it here as soon as you no longer need it."
          value={created}
        />
      )}
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
