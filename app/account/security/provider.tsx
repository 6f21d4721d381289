import { redirect } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { leaveFor } from '#app/auth/provider/leave-for.ts';
import { Leaving } from '#app/auth/provider/leaving.tsx';
import { providerTexts } from '#app/auth/provider/provider.texts.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { type Answered, faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { proofInput } from '#contract/accounts/factor-input.ts';
import type { ProviderOutcome } from '#contract/accounts/provider.ts';
import type { Language } from '#contract/base/languages.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { beginProviderLink } from '#core/accounts/provider/actions/begin.ts';
import { unlinkIdentity } from '#core/accounts/provider/actions/unlink.ts';
import { readLinkedIdentity } from '#core/accounts/provider/queries/linked-identity.ts';
import type { Context } from '#core/base/context.ts';
import type { Route } from './+types/provider.ts';
import { LinkedProvider, LinkProvider, SignOutThere } from './provider-cards.tsx';
import { securityTexts } from './security.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const { identity } = ctx.platform;
  if (!identity) throw redirect('/settings#security');
  const hasSignOutPage = (await identity.findSignOutPage()) !== null;
  const linked = await readLinkedIdentity(ctx);
  const { enabled } = await readTwoFactor(ctx);
  const { signInWith } = await securityTexts.in(languageOf(args));
  return { title: signInWith(identity.name), name: identity.name, linked, hasSignOutPage, twoFactor: enabled };
}

/** On to the provider, or why not. */
interface Begun {
  to?: string;
  fault?: string;
}

async function formFailures(language: Language) {
  const { notLinked, notUnlinked } = await securityTexts.in(language);
  return { link: notLinked, unlink: notUnlinked };
}

const nameIn = ({ platform }: Context) => platform.config.identity?.name ?? '';

async function outcomeText(ctx: Context, outcome: ProviderOutcome, language: Language) {
  const { outcomes } = await providerTexts.in(language);
  return outcomes(nameIn(ctx))[outcome].text;
}

export const action = acts(formFailures, {
  link: defineAct<Begun, typeof proofInput, Begun>({
    schema: proofInput,
    async run(ctx, { proof }, sent): Promise<Begun> {
      const begun = await beginProviderLink(ctx, { proof });
      if ('outcome' in begun) return { fault: await outcomeText(ctx, begun.outcome, sent.language) };
      leaveFor(ctx, sent, begun.to, begun.token);
      return { to: begun.to };
    },
    value: (begun) => begun,
  }),
  unlink: defineAct<void, typeof proofInput>({
    schema: proofInput,
    run: unlinkIdentity,
    async done(_done, ctx, { language }) {
      const { unlinked: title, unlinkedText } = await securityTexts.in(language);
      return { title, description: unlinkedText(nameIn(ctx)) };
    },
  }),
});

export const clientAction = clientActs(formFailures);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set('cache-control', 'no-store');
  return all;
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

const begunIn = (answer: Answered<Begun> | undefined): Begun => answer?.value ?? {};

export default function Provider({ loaderData, actionData }: Route.ComponentProps) {
  const { title, name, linked, hasSignOutPage, twoFactor } = loaderData;
  const texts = useTexts(securityTexts);
  const begun = begunIn(actionData);
  const errorOf = (intent: 'link' | 'unlink') => faultOf(actionData, [intent]);
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
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
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
