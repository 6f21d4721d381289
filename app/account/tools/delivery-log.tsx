import { Form } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Page } from '#contract/base/paging.ts';
import { type DeliveryState, type DeliveryView, type WebhookView, webhookWords } from '#contract/webhooks/types.ts';
import styles from './tools.module.css';

const states: Readonly<Record<DeliveryState, { label: string; tone: 'success' | 'warning' | 'danger' }>> = {
  delivered: { label: 'Delivered', tone: 'success' },
  waiting: { label: 'Waiting', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
};

function DeliveryRow({ webhook, delivery }: { webhook: WebhookView; delivery: DeliveryView }) {
  const { dateTime, plural } = useFormats();
  const { id, kind, createdAt, state, attempts, nextAt, result } = delivery;
  return (
    <li className={styles.row}>
      <div>
        <p>
          {webhookWords[kind]} <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className={classes(text.small, text.soft)}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {attempts > 0 && `, ${plural(attempts, 'try', 'tries')}`}
          {result && `, last result ${result}`}
          {nextAt && attempts > 0 && `, next try ${dateTime(nextAt)}`}
        </p>
      </div>
      {state !== 'waiting' && webhook.disabledAt === null && (
        <Form method="post" action={`/settings/webhooks?log=${webhook.id}`} replace preventScrollReset>
          <input type="hidden" name="intent" value="replay" />
          <input type="hidden" name="id" value={webhook.id} />
          <input type="hidden" name="deliveryId" value={id} />
          <Button type="submit" size="sm">
            Send again
          </Button>
        </Form>
      )}
    </li>
  );
}

/** What was sent to one webhook in the last 30 days. */
export function DeliveryLog({ webhook, log }: { webhook: WebhookView; log: Page<DeliveryView> }) {
  return (
    <Card head={<h2 className={text.displayXs}>Log of {new URL(webhook.url).hostname}</h2>}>
      {log.rows.length > 0 ? (
        <ul className={styles.rows}>
          {log.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title="Nothing was sent yet">
          Send a test to see whether the address takes it.
        </EmptyState>
      )}
      <KeyPagination page={log} label="Pages of the log" />
      <ButtonLink to="/settings/webhooks" variant="quiet">
        Close Log
      </ButtonLink>
    </Card>
  );
}
