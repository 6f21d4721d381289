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
import type { Language } from '#contract/base/languages.ts';
import { userTopic } from '#contract/base/live.ts';
import { listingIn } from '#contract/base/paging.ts';
import { isStaffKind, webhookKinds } from '#contract/webhooks/types.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { isStaff } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { listDeliveries, listWebhooks } from '#core/webhooks/queries/webhooks.ts';
import type { Route } from './+types/webhooks.ts';
import { AddWebhook } from './add-webhook.tsx';
import { ChangeWebhook } from './change-webhook.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ShownOnce } from './shown-once.tsx';
import { webhookActs } from './webhook-acts.ts';
import { WebhooksList } from './webhooks-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = requireAccount(context.get(requestContext));
  const webhooks = await listWebhooks(ctx);
  const chosen = webhooks.find(({ id }) => id === url.searchParams.get('log')) ?? null;
  const { webhooks: title } = await toolTexts.in(languageOf(args));
  return {
    title,
    webhooks,
    chosen,
    changing: webhooks.find(({ id }) => id === url.searchParams.get('change')) ?? null,
    log: chosen && (await listDeliveries(ctx, chosen.id, listingIn(url.searchParams))),
    twoFactor: (await readTwoFactor(ctx)).enabled,
    kinds: webhookKinds.filter((kind) => isStaff(ctx.actor) || !isStaffKind(kind)),
    topics: [userTopic(ctx.actor.userId)],
  };
}

async function formFailures(language: Language) {
  const { notAdded, notChanged, notTested, notReplayed, notEnabled, notRemoved } = await toolTexts.in(language);
  return {
    add: notAdded,
    change: notChanged,
    test: notTested,
    replay: notReplayed,
    enable: notEnabled,
    remove: notRemoved,
  };
}

export const action = acts(formFailures, webhookActs);

export const clientAction = clientActs(formFailures);

/** A secret is kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...(loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : []),
  { name: 'robots', content: 'noindex' },
];

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { title, webhooks, chosen, changing, log, twoFactor, kinds, topics } = loaderData;
  const texts = useTexts(toolTexts);
  useLive(topics);
  const secret = actionData?.value?.secret;
  const refusedOf = (intent: string) => (actionData?.intent === intent && !actionData.ok ? actionData : undefined);
  const answer = refusedOf('add');
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: texts.settings, to: '/settings' }, { label: title }]} />
      <h1 className={text.displayMd}>{title}</h1>
      {secret !== undefined && <ShownOnce title={texts.secret} hint={texts.secretHint} value={secret} />}
      <WebhooksList webhooks={webhooks} />
      {chosen && log && <DeliveryLog webhook={chosen} log={log} />}
      {changing && (
        <ChangeWebhook key={changing.id} webhook={changing} kinds={kinds} errors={refusedOf('change')?.errors} />
      )}
      {!chosen && !changing && (
        <AddWebhook
          key={webhooks.length}
          twoFactor={twoFactor}
          kinds={kinds}
          errors={answer?.errors}
          typed={answer?.typed}
        />
      )}
    </div>
  );
}
