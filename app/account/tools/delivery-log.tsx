import { Form } from 'react-router';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { KeyPagination } from '#app/ui/controls/key-pagination.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Page } from '#contract/base/paging.ts';
import type { DeliveryState, DeliveryView, WebhookView } from '#contract/webhooks/types.ts';
import styles from './tools.module.css';

const tones: Readonly<Record<DeliveryState, 'success' | 'warning' | 'danger'>> = {
  delivered: 'success',
  waiting: 'warning',
  failed: 'danger',
};

function DeliveryRow({ webhook, delivery }: { webhook: WebhookView; delivery: DeliveryView }) {
  const texts = useTexts(toolTexts);
  const { dateTime } = useFormats();
  const { id, kind, createdAt, state, attempts, nextAt, result } = delivery;
  return (
    <li className={styles.row}>
      <div>
        <p>
          {texts.kinds[kind]} <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </p>
        <p className={classes(text.small, text.soft)}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {attempts > 0 && `, ${texts.tries(attempts)}`}
          {result && `, ${texts.lastResult(result)}`}
          {nextAt && attempts > 0 && `, ${texts.nextTry(dateTime(nextAt))}`}
        </p>
      </div>
      {state !== 'waiting' && webhook.disabledAt === null && (
        <Form method="post" action={`/settings/webhooks?log=${webhook.id}`} replace preventScrollReset>
          <input type="hidden" name="intent" value="replay" />
          <input type="hidden" name="id" value={webhook.id} />
          <input type="hidden" name="deliveryId" value={id} />
          <Button type="submit" size="sm">
            {texts.sendAgain}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** What was sent to one webhook in the last 30 days. */
export function DeliveryLog({ webhook, log }: { webhook: WebhookView; log: Page<DeliveryView> }) {
  const texts = useTexts(toolTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.logOf(new URL(webhook.url).hostname)}</h2>}>
      {log.rows.length > 0 ? (
        <ul className={styles.rows}>
          {log.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title={texts.nothingSent}>
          {texts.nothingSentText}
        </EmptyState>
      )}
      <KeyPagination page={log} label={texts.logPages} />
      <ButtonLink to="/settings/webhooks" variant="quiet">
        {texts.closeLog}
      </ButtonLink>
    </Card>
  );
}
