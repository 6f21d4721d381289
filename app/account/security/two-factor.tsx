import { useRouteLoaderData } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Route } from './+types/two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityTexts } from './security.texts.ts';
import { StaffStep } from './staff-step.tsx';
import { twoFactorActs } from './two-factor-acts.ts';
import { ManageTwoFactor } from './two-factor-manage.tsx';
import { BeginTwoFactor, ConfirmTwoFactor } from './two-factor-set-up.tsx';

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const state = await readTwoFactor(ctx);
  const { twoFactor: title } = await securityTexts.in(languageOf(args));
  return { title, state, setUp: await findSetUp(ctx), email: requireAccount(ctx).actor.email };
}

const notDone = async (language: Language) => (await securityTexts.in(language)).notDone;

export const action = acts(notDone, twoFactorActs);

export const clientAction = clientActs(notDone);

/** Codes and secrets are kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function TwoFactor({ loaderData: { title, state, setUp, email }, actionData }: Route.ComponentProps) {
  const texts = useTexts(securityTexts);
  const product = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? 'Quietprint';
  const codes = actionData?.value?.codes;
  const errorOf = (...intents: (keyof typeof twoFactorActs)[]) => faultOf(actionData, intents);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
      {state.staff !== 'none' && !codes && <StaffStep step={state.staff} email={email} product={product} />}
      {codes && <RecoveryCodes codes={codes} product={product} />}
      {state.enabled && setUp && !codes && <ConfirmTwoFactor setUp={setUp} change error={errorOf('confirm-change')} />}
      {state.enabled && !codes && <ManageTwoFactor state={state} error={errorOf('renew', 'change', 'disable')} />}
      {!state.enabled && setUp && <ConfirmTwoFactor setUp={setUp} error={errorOf('confirm')} />}
      {!state.enabled && !setUp && state.staff !== 'open-link' && <BeginTwoFactor error={errorOf('begin')} />}
      {codes && (
        <p>
          <ButtonLink to="/settings" variant="primary">
            {texts.keptCodes}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
