import { useRouteLoaderData } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Route } from './+types/two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StaffStep } from './staff-step.tsx';
import { twoFactorActs } from './two-factor-acts.ts';
import { ManageTwoFactor } from './two-factor-manage.tsx';
import { BeginTwoFactor, ConfirmTwoFactor } from './two-factor-set-up.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const state = await readTwoFactor(ctx);
  return { state, setUp: await findSetUp(ctx), email: requireAccount(ctx).actor.email };
}

const notDone = 'This could not be done. Please try again.';

export const action = acts(notDone, twoFactorActs);

export const clientAction = clientActs(notDone);

/** Codes and secrets are kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Two-factor sign-in · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function TwoFactor({ loaderData: { state, setUp, email }, actionData }: Route.ComponentProps) {
  const product = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? 'Quietprint';
  const codes = actionData?.value?.codes;
  const errorOf = (...intents: (keyof typeof twoFactorActs)[]) => faultOf(actionData, intents);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Two-factor sign-in' }]} />
      <h1 className={text.displayMd}>Two-factor sign-in</h1>
      {state.staff !== 'none' && !codes && <StaffStep step={state.staff} email={email} product={product} />}
      {codes && <RecoveryCodes codes={codes} product={product} />}
      {state.enabled && setUp && !codes && <ConfirmTwoFactor setUp={setUp} change error={errorOf('confirm-change')} />}
      {state.enabled && !codes && <ManageTwoFactor state={state} error={errorOf('renew', 'change', 'disable')} />}
      {!state.enabled && setUp && <ConfirmTwoFactor setUp={setUp} error={errorOf('confirm')} />}
      {!state.enabled && !setUp && state.staff !== 'open-link' && <BeginTwoFactor error={errorOf('begin')} />}
      {codes && (
        <p>
          <ButtonLink to="/settings" variant="primary">
            I have kept them
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
