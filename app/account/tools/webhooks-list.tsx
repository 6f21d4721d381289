import { Form, Link } from 'react-router';
import accountForm from '#app/account/account-form.module.css';
import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { WebhookView } from '#contract/webhooks/types.ts';
import styles from './tools.module.css';

interface ActProps {
  webhook: WebhookView;
  intent: 'test' | 'enable' | 'remove';
  label: string;
}

function Act({ webhook: { id, url }, intent, label }: ActProps) {
  const { actOn } = useTexts(toolTexts);
  return (
    <Form method="post" action={`/settings/webhooks?log=${id}`} replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        variant={intent === 'remove' ? 'danger-quiet' : 'secondary'}
        aria-label={actOn(label, url)}
      >
        {label}
      </Button>
    </Form>
  );
}

function State({ webhook: { failingSince, disabledAt } }: { webhook: WebhookView }) {
  const { off, failing, on } = useTexts(toolTexts);
  if (disabledAt) return <Badge tone="danger">{off}</Badge>;
  return failingSince ? <Badge tone="warning">{failing}</Badge> : <Badge tone="success">{on}</Badge>;
}

function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const texts = useTexts(toolTexts);
  const { dateTime } = useFormats();
  const { id, url, kinds, format, details, failingSince, disabledAt } = webhook;
  const how = details ? texts.withDetails(texts.formats[format]) : texts.formats[format];
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{url}</strong> <State webhook={webhook} />
        </p>
        <p className={classes(text.small, text.soft)}>{kinds.map((kind) => texts.kinds[kind]).join(' · ')}</p>
        <p className={classes(text.small, text.soft)}>
          {disabledAt && texts.switchedOff(how, dateTime(disabledAt))}
          {!disabledAt && failingSince && texts.failedSince(how, dateTime(failingSince))}
          {!disabledAt && !failingSince && how}
        </p>
      </div>
      <div className={accountForm.actions}>
        <ButtonLink to={`/settings/webhooks?log=${id}`} size="sm" aria-label={texts.actOn(texts.log, url)}>
          {texts.log}
        </ButtonLink>
        <ButtonLink to={`/settings/webhooks?change=${id}`} size="sm" aria-label={texts.actOn(texts.change, url)}>
          {texts.change}
        </ButtonLink>
        <Act
          webhook={webhook}
          {...(disabledAt ? { intent: 'enable', label: texts.switchOn } : { intent: 'test', label: texts.sendTest })}
        />
        <Act webhook={webhook} intent="remove" label={texts.remove} />
      </div>
    </li>
  );
}

export function WebhooksList({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const texts = useTexts(toolTexts);
  const linkTo = useLinks();
  return (
    <Card head={<h2 className={text.displayXs}>{texts.yourWebhooks}</h2>}>
      {webhooks.length > 0 ? (
        <ul className={styles.rows}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title={texts.noWebhooks}>
          {withLinks(texts.noWebhooksText, (words) => (
            <Link {...linkTo('/api#webhooks')}>{words}</Link>
          ))}
        </EmptyState>
      )}
    </Card>
  );
}
