import { Form, Link } from 'react-router';
import accountForm from '#app/account/account-form.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { formatWords, type WebhookView, webhookWords } from '#contract/webhooks/types.ts';
import styles from './tools.module.css';

interface ActProps {
  webhook: WebhookView;
  intent: 'test' | 'enable' | 'remove';
  label: string;
}

function Act({ webhook: { id, url }, intent, label }: ActProps) {
  return (
    <Form method="post" action={`/settings/webhooks?log=${id}`} replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        variant={intent === 'remove' ? 'danger-quiet' : 'secondary'}
        aria-label={`${label}: ${url}`}
      >
        {label}
      </Button>
    </Form>
  );
}

function State({ webhook: { failingSince, disabledAt } }: { webhook: WebhookView }) {
  if (disabledAt) return <Badge tone="danger">Off</Badge>;
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="success">On</Badge>;
}

function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const { dateTime } = useFormats();
  const { id, url, kinds, format, details, failingSince, disabledAt } = webhook;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{url}</strong> <State webhook={webhook} />
        </p>
        <p className={classes(text.small, text.soft)}>{kinds.map((kind) => webhookWords[kind]).join(' · ')}</p>
        <p className={classes(text.small, text.soft)}>
          {formatWords[format]}
          {details && ', with details'}
          {failingSince && !disabledAt && `. It has failed since ${dateTime(failingSince)}.`}
          {disabledAt && `. Switched off ${dateTime(disabledAt)}, after a day of failures.`}
        </p>
      </div>
      <div className={accountForm.actions}>
        <ButtonLink to={`/settings/webhooks?log=${id}`} size="sm" aria-label={`Log: ${url}`}>
          Log
        </ButtonLink>
        <ButtonLink to={`/settings/webhooks?change=${id}`} size="sm" aria-label={`Change: ${url}`}>
          Change
        </ButtonLink>
        <Act
          webhook={webhook}
          {...(disabledAt ? { intent: 'enable', label: 'Switch on' } : { intent: 'test', label: 'Send a test' })}
        />
        <Act webhook={webhook} intent="remove" label="Remove" />
      </div>
    </li>
  );
}

export function WebhooksList({ webhooks }: { webhooks: readonly WebhookView[] }) {
  return (
    <Card head={<h2 className={text.displayXs}>Your webhooks</h2>}>
      {webhooks.length > 0 ? (
        <ul className={styles.rows}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title="No webhooks yet">
          A webhook tells a program or a chat of yours what happens.{' '}
          <Link to="/api#webhooks">Read how it is signed</Link>.
        </EmptyState>
      )}
    </Card>
  );
}
