import styles from '#app/account/account-page.module.css';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { faultOf } from '#app/forms/answered.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
import { addPasskeyInput, beginPasskeyInput, removePasskeyInput } from '#contract/accounts/factor-input.ts';
import type { Language } from '#contract/base/languages.ts';
import { addPasskey, beginPasskey } from '#core/accounts/factors/actions/add-passkey.ts';
import { removePasskey } from '#core/accounts/factors/actions/remove-passkey.ts';
import { listPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import type { Route } from './+types/passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeysList, RemovePasskey } from './passkeys-list.tsx';
import { securityTexts } from './security.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const passkeys = await listPasskeys(ctx);
  const { enabled } = await readTwoFactor(ctx);
  const { passkeys: title } = await securityTexts.in(languageOf(args));
  return { title, passkeys, twoFactor: enabled, toRemove: url.searchParams.get('remove') };
}

async function formFailures(language: Language) {
  const { passkeyNotAdded, passkeyNotRemoved } = await securityTexts.in(language);
  return { begin: passkeyNotAdded, add: passkeyNotAdded, remove: passkeyNotRemoved };
}

export const action = acts(formFailures, {
  begin: defineAct({
    schema: beginPasskeyInput,
    run: async (ctx, { name, proof }) => ({ name, options: await beginPasskey(ctx, { proof }) }),
    value: (ask) => ask,
  }),
  add: defineAct({
    schema: addPasskeyInput,
    run: addPasskey,
    async done({ name }, _ctx, { language }) {
      const { passkeyAdded: title, passkeyAddedText } = await securityTexts.in(language);
      return { title, description: passkeyAddedText(name) };
    },
  }),
  remove: defineAct({
    schema: removePasskeyInput,
    run: removePasskey,
    done: async (_done, _ctx, { language }) => (await securityTexts.in(language)).passkeyRemoved,
  }),
});

export const clientAction = clientActs(formFailures);

/** What a browser is asked to make a passkey from is kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { title, passkeys, twoFactor, toRemove } = loaderData;
  const texts = useTexts(securityTexts);
  const errorOf = (...intents: ('begin' | 'add' | 'remove')[]) => faultOf(actionData, intents);
  const removed = passkeys.find(({ id }) => id === toRemove);
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
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
