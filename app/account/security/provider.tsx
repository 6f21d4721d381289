import { redirect } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { leaveFor } from '#app/auth/provider/leave-for.ts';
import { Leaving } from '#app/auth/provider/leaving.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { type Answered, faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { proofInput } from '#contract/accounts/factor-input.ts';
import { type ProviderOutcome, providerWords } from '#contract/accounts/provider.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { beginProviderLink } from '#core/accounts/provider/actions/begin.ts';
import { unlinkIdentity } from '#core/accounts/provider/actions/unlink.ts';
import { readLinkedIdentity } from '#core/accounts/provider/queries/linked-identity.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/provider.ts';
import { LinkedProvider, LinkProvider, SignOutThere } from './provider-cards.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const { identity } = ctx.platform;
  if (!identity) throw redirect('/settings#security');
  const hasSignOutPage = (await identity.findSignOutPage()) !== null;
  const linked = await readLinkedIdentity(ctx);
  const { enabled } = await readTwoFactor(ctx);
  return { name: identity.name, linked, hasSignOutPage, twoFactor: enabled };
}

/** On to the provider, or why not. */
interface Begun {
  to?: string;
  fault?: string;
}

const failures = {
  link: 'Nothing was linked. Please try again.',
  unlink: 'Nothing was unlinked. Please try again.',
};

const outcomeText = ({ platform }: Context, outcome: ProviderOutcome) =>
  providerWords(platform.config.identity?.name ?? '')[outcome].text;

export const action = acts(failures, {
  link: defineAct<Begun, typeof proofInput, Begun>({
    schema: proofInput,
    async run(ctx, { proof }, sent): Promise<Begun> {
      const begun = await beginProviderLink(ctx, { proof });
      if ('outcome' in begun) return { fault: outcomeText(ctx, begun.outcome) };
      leaveFor(ctx, sent, begun.to, begun.token);
      return { to: begun.to };
    },
    value: (begun) => begun,
  }),
  unlink: defineAct<void, typeof proofInput>({
    schema: proofInput,
    run: unlinkIdentity,
    done: (_, { platform }) => ({
      title: 'Unlinked',
      description: `${platform.config.identity?.name} can no longer sign you in.`,
    }),
  }),
});

export const clientAction = clientActs(failures);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set('cache-control', 'no-store');
  return all;
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  {
    title: `Sign-in with ${loaderData?.name ?? 'a provider'} · ${matches[0].loaderData?.site.name ?? 'Quietprint'}`,
  },
  { name: 'robots', content: 'noindex' },
];

const begunIn = (answer: Answered<Begun> | undefined): Begun => answer?.value ?? {};

export default function Provider({ loaderData, actionData }: Route.ComponentProps) {
  const { name, linked, hasSignOutPage, twoFactor } = loaderData;
  const begun = begunIn(actionData);
  const title = `Sign-in with ${name}`;
  const errorOf = (intent: keyof typeof failures) => faultOf(actionData, [intent]);
  if (begun.to)
    return (
      <div className={styles.accountPage}>
        <Card>
          <Leaving name={name} to={begun.to} />
        </Card>
      </div>
    );
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
      {linked ? (
        <LinkedProvider name={name} linked={linked} twoFactor={twoFactor} error={errorOf('unlink')} />
      ) : (
        <LinkProvider name={name} twoFactor={twoFactor} error={errorOf('link')} fault={begun.fault} />
      )}
      {linked && hasSignOutPage && <SignOutThere name={name} />}
    </div>
  );
}
