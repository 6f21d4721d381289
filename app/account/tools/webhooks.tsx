import styles from '#app/account/account-page.module.css';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import text from '#app/ui/styles/text.module.css';
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAccount(context.get(requestContext));
  const webhooks = await listWebhooks(ctx);
  const chosen = webhooks.find(({ id }) => id === url.searchParams.get('log')) ?? null;
  return {
    webhooks,
    chosen,
    changing: webhooks.find(({ id }) => id === url.searchParams.get('change')) ?? null,
    log: chosen && (await listDeliveries(ctx, chosen.id, listingIn(url.searchParams))),
    twoFactor: (await readTwoFactor(ctx)).enabled,
    kinds: webhookKinds.filter((kind) => isStaff(ctx.actor) || !isStaffKind(kind)),
    topics: [userTopic(ctx.actor.userId)],
  };
}

const failures = {
  add: 'The webhook could not be added. Please try again.',
  change: 'The webhook could not be changed. Please try again.',
  test: 'The test could not be sent. Please try again.',
  replay: 'The event could not be sent again. Please try again.',
  enable: 'The webhook could not be switched on. Please try again.',
  remove: 'The webhook could not be removed. Please try again.',
};

export const action = acts(failures, webhookActs);

export const clientAction = clientActs(failures);

/** A secret is kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Webhooks · ${matches[0].loaderData?.site.name ?? 'Quietprint'}` },
  { name: 'robots', content: 'noindex' },
];

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, chosen, changing, log, twoFactor, kinds, topics } = loaderData;
  useLive(topics);
  const secret = actionData?.value?.secret;
  const refusedOf = (intent: string) => (actionData?.intent === intent && !actionData.ok ? actionData : undefined);
  const answer = refusedOf('add');
  return (
    <div className={styles.accountPage}>
      <Breadcrumb trail={[{ label: 'Settings', to: '/settings' }, { label: 'Webhooks' }]} />
      <h1 className={text.displayMd}>Webhooks</h1>
      {secret !== undefined && (
        <ShownOnce
          title="The secret of your new webhook"
          hint="With it, your program checks that an event came from us and is fresh."
          value={secret}
        />
      )}
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
