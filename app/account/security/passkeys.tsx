import styles from '#app/account/account-page.module.css';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import { addPasskeyInput, beginPasskeyInput, removePasskeyInput } from '#contract/accounts/factor-input.ts';
import { addPasskey, beginPasskey } from '#core/accounts/factors/actions/add-passkey.ts';
import { removePasskey } from '#core/accounts/factors/actions/remove-passkey.ts';
import { listPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import type { Route } from './+types/passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeysList, RemovePasskey } from './passkeys-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const passkeys = await listPasskeys(ctx);
  const { enabled } = await readTwoFactor(ctx);
  return { passkeys, twoFactor: enabled, toRemove: url.searchParams.get('remove') };
}

const failures = {
  begin: 'The passkey could not be added. Please try again.',
  add: 'The passkey could not be added. Please try again.',
  remove: 'The passkey could not be removed. Please try again.',
};

export const action = acts(failures, {
  begin: defineAct({
    schema: beginPasskeyInput,
    run: async (ctx, { name, proof }) => ({ name, options: await beginPasskey(ctx, { proof }) }),
    value: (ask) => ask,
  }),
  add: defineAct({
    schema: addPasskeyInput,
    run: addPasskey,
    done: ({ name }) => ({ title: 'Passkey added', description: `“${name}” can now sign you in.` }),
  }),
  remove: defineAct({
    schema: removePasskeyInput,
    run: removePasskey,
    done: { title: 'Passkey removed', description: 'You can no longer sign in with it.' },
  }),
});

export const clientAction = clientActs(failures);

/** What a browser is asked to make a passkey from is kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Passkeys · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, twoFactor, toRemove } = loaderData;
  const errorOf = (...intents: (keyof typeof failures)[]) => faultOf(actionData, intents);
  const removed = passkeys.find(({ id }) => id === toRemove);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Passkeys' }]} />
      <h1 className={text.displayMd}>Passkeys</h1>
      {removed && <RemovePasskey passkey={removed} twoFactor={twoFactor} error={errorOf('remove')} />}
      <PasskeysList passkeys={passkeys} />
      {!removed && (
        <AddPasskey
          key={passkeys.length}
          twoFactor={twoFactor}
          ask={actionData?.value}
          error={errorOf('begin', 'add')}
        />
      )}
    </div>
  );
}
