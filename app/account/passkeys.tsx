import { requestContext } from '#app/context.ts';
import { toastForFailure } from '#app/failed-action.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { listPasskeys, readTwoFactor } from '#core/factors/queries.ts';
import type { Route } from './+types/passkeys.ts';
import './account.css';
import { AddPasskey } from './add-passkey.tsx';
import { postPasskeys } from './passkeys-action.ts';
import { PasskeysList, RemovePasskey } from './passkeys-list.tsx';
import { type PasskeyIntent, type PasskeysResult, passkeyNotDone } from './passkeys-result.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const passkeys = await listPasskeys(ctx);
  const { enabled } = await readTwoFactor(ctx);
  return { passkeys, twoFactor: enabled, toRemove: url.searchParams.get('remove') };
}

export const action = ({ request, context }: Route.ActionArgs) => postPasskeys(context.get(requestContext), request);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<PasskeysResult> {
  const intent = (await request.clone().formData()).get('intent') as PasskeyIntent;
  try {
    return await serverAction();
  } catch (error) {
    return toastForFailure(error, passkeyNotDone[intent]);
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  'cache-control': 'no-store',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Passkeys · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, twoFactor, toRemove } = loaderData;
  const result = actionData as PasskeysResult | undefined;
  const errorOf = (...intents: PasskeyIntent[]) =>
    result?.error && intents.includes(result.error.intent) ? result.error.message : undefined;
  const removed = passkeys.find(({ id }) => id === toRemove);
  return (
    <div className="account-page">
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Passkeys' }]} />
      <h1 className="display-md">Passkeys</h1>
      {removed && <RemovePasskey passkey={removed} twoFactor={twoFactor} error={errorOf('remove')} />}
      <PasskeysList passkeys={passkeys} />
      {!removed && (
        <AddPasskey key={passkeys.length} twoFactor={twoFactor} ask={result?.ask} error={errorOf('begin', 'add')} />
      )}
    </div>
  );
}
