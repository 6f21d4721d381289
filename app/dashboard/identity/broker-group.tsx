import { CircleCheck } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge, Count } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type BrokerCategory, type BrokerView, brokerCategoryLabel } from '#contract/brokers/types.ts';
import styles from './broker-group.module.css';
import { Letter } from './letter.tsx';

/** Ways to ask, the shortest first. */
function Routes({ broker: { url, email, postal, needs, numbers, note, covers } }: { broker: BrokerView }) {
  return (
    <dl className={styles.routes}>
      {url && (
        <div>
          <dt>Their form</dt>
          <dd>
            <a href={url} rel="noreferrer nofollow" target="_blank">
              {new URL(url).host}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>Email</dt>
          <dd className={text.evidence}>{email}</dd>
        </div>
      )}
      {postal && (
        <div>
          <dt>Post</dt>
          <dd>{postal}</dd>
        </div>
      )}
      <div>
        <dt>They ask for</dt>
        <dd>{needs.join(', ')}</dd>
      </div>
      {numbers.length > 0 && (
        <div>
          <dt>Your numbers</dt>
          <dd className={text.evidence}>{numbers.join(', ')}</dd>
        </div>
      )}
      {covers.length > 0 && (
        <div>
          <dt>Also reaches</dt>
          <dd>{covers.join(', ')}</dd>
        </div>
      )}
      {note && (
        <div>
          <dt>Good to know</dt>
          <dd>{note}</dd>
        </div>
      )}
    </dl>
  );
}

function MarkButton({ broker: { id, name, askedAt } }: { broker: BrokerView }) {
  const act = useAct({ of: { broker: id } });
  const label = askedAt ? 'I have not asked them' : 'I have asked them';
  return (
    <act.Form method="post">
      <input type="hidden" name="broker" value={id} />
      <input type="hidden" name="asked" value={askedAt ? 'no' : 'yes'} />
      <Button
        type="submit"
        size="sm"
        variant={askedAt ? 'quiet' : 'secondary'}
        busy={act.isBusy}
        busyLabel="Saving…"
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </act.Form>
  );
}

function Asked({ askedAt, dueAt }: { askedAt: string; dueAt: string | null }) {
  const { longDate } = useFormats();
  return (
    <p className={text.small}>
      You asked on <time dateTime={askedAt}>{longDate(askedAt)}</time>.
      {dueAt && (
        <>
          {' '}
          They must answer by <time dateTime={dueAt}>{longDate(dueAt)}</time>.
        </>
      )}
    </p>
  );
}

function Broker({ broker }: { broker: BrokerView }) {
  const { name, domain, because, letter, email, askedAt, dueAt } = broker;
  return (
    <li>
      <details>
        <summary className={styles.summary}>
          <span>
            <strong>{name}</strong> <span className={classes(text.small, text.soft)}>{domain}</span>
          </span>
          {askedAt && (
            <Badge tone="success" icon={CircleCheck}>
              Asked
            </Badge>
          )}
        </summary>
        <div className={styles.body}>
          <p className={text.soft}>Likely to have your data. {because}</p>
          <Routes broker={broker} />
          {letter && <Letter letter={letter} email={email} name={name} />}
          {askedAt && <Asked askedAt={askedAt} dueAt={dueAt} />}
          <MarkButton broker={broker} />
        </div>
      </details>
    </li>
  );
}

/** Brokers of one kind; nothing where there are none. */
export function BrokerGroup({ category, brokers }: { category: BrokerCategory; brokers: readonly BrokerView[] }) {
  if (brokers.length === 0) return null;
  return (
    <Card
      head={
        <h2 className={text.displayXs}>
          {brokerCategoryLabel[category]} <Count value={brokers.length} />
        </h2>
      }
    >
      <ul className={styles.list}>
        {brokers.map((broker) => (
          <Broker key={broker.id} broker={broker} />
        ))}
      </ul>
    </Card>
  );
}
