import { useRouteLoaderData } from 'react-router';
import styles from '#app/account/account-page.module.css';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import type { Route } from './+types/two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoFactorActs } from './two-factor-acts.ts';
import { ManageTwoFactor } from './two-factor-manage.tsx';
import { BeginTwoFactor, ConfirmTwoFactor } from './two-factor-set-up.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const state = await readTwoFactor(ctx);
  return { state, setUp: await findSetUp(ctx) };
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

export default function TwoFactor({ loaderData: { state, setUp }, actionData }: Route.ComponentProps) {
  const product = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? 'Quietprint';
  const codes = actionData?.value?.codes;
  const errorOf = (...intents: (keyof typeof twoFactorActs)[]) => faultOf(actionData, intents);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Two-factor sign-in' }]} />
      <h1 className={text.displayMd}>Two-factor sign-in</h1>
      {state.required && !state.enabled && (
        <Notice tone="warning">
          <p>
            <strong>The admin panel needs this.</strong> Staff of {product} sign in with two factors. Set it up here,
            and the panel opens straight away.
          </p>
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} product={product} />}
      {state.enabled && setUp && !codes && <ConfirmTwoFactor setUp={setUp} change error={errorOf('confirm-change')} />}
      {state.enabled && !codes && <ManageTwoFactor state={state} error={errorOf('renew', 'change', 'disable')} />}
      {!state.enabled && setUp && <ConfirmTwoFactor setUp={setUp} error={errorOf('confirm')} />}
      {!state.enabled && !setUp && <BeginTwoFactor error={errorOf('begin')} />}
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
