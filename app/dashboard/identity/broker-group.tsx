import { Link } from 'react-router';
import { CaseBadge } from '#app/dashboard/removals/case-badge.tsx';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { brokerWords } from '#app/scan/brokers/broker-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { Badge, Count } from '#app/ui/display/badge.tsx';
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { BrokerCategory, BrokerView } from '#contract/brokers/types.ts';
import { casePath } from '#contract/removal/desk.ts';
import styles from './broker-group.module.css';
import { brokersPageTexts } from './brokers.texts.ts';

/** Of the form that prepares letters to those who are chosen; it stands above the groups. */
export const prepareFormId = 'prepare';

const wordIn = (words: Readonly<Record<string, string>>, key: string): string | undefined => words[key];

/** Ways to ask, the shortest first. */
function Routes({ broker: { id, url, email, postal, needs, numbers, note, covers } }: { broker: BrokerView }) {
  const texts = useTexts(brokersPageTexts);
  const words = useTexts(brokerWords);
  return (
    <dl className={styles.routes}>
      {url && (
        <div>
          <dt>{texts.form}</dt>
          <dd>
            <a href={url} rel="noreferrer nofollow" target="_blank">
              {new URL(url).host}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{texts.email}</dt>
          <dd className={text.evidence}>{email}</dd>
        </div>
      )}
      {postal && (
        <div>
          <dt>{texts.post}</dt>
          <dd>{postal}</dd>
        </div>
      )}
      <div>
        <dt>{texts.needs}</dt>
        <dd>{needs.map((need) => wordIn(words.needs, need) ?? need).join(', ')}</dd>
      </div>
      {numbers.length > 0 && (
        <div>
          <dt>{texts.numbers}</dt>
          <dd className={text.evidence}>{numbers.join(', ')}</dd>
        </div>
      )}
      {covers.length > 0 && (
        <div>
          <dt>{texts.covers}</dt>
          <dd>{covers.join(', ')}</dd>
        </div>
      )}
      {note && (
        <div>
          <dt>{texts.note}</dt>
          <dd>{wordIn(words.notes, id) ?? note}</dd>
        </div>
      )}
    </dl>
  );
}

function LeaveOutButton({ broker: { id, name, isLeftOut } }: { broker: BrokerView }) {
  const texts = useTexts(brokersPageTexts);
  const company = `brokers.${id}`;
  const act = useAct({ intent: 'leave-out', of: { company } });
  const label = isLeftOut ? texts.ask : texts.never;
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="leave-out" />
      <input type="hidden" name="company" value={company} />
      <input type="hidden" name="leaveOut" value={isLeftOut ? 'no' : 'yes'} />
      <Button
        type="submit"
        size="sm"
        variant="quiet"
        busy={act.isBusy}
        busyLabel={texts.saving}
        aria-label={texts.ofBroker(label, name)}
      >
        {label}
      </Button>
    </act.Form>
  );
}

/** Where the request to it stands; without one, it can be chosen for a letter. */
function Mark({ broker: { id, name, case: own, isLeftOut, askedAt } }: { broker: BrokerView }) {
  const texts = useTexts(brokersPageTexts);
  const { longDate } = useFormats();
  if (own && own.state !== 'closed') return <CaseBadge state={own.state} />;
  if (isLeftOut) return <Badge tone="outline">{texts.leftOut}</Badge>;
  return (
    <>
      {askedAt && (
        <span className={classes(text.small, text.soft)}>
          {withLinks(texts.youAsked(longDate(askedAt)), (date) => (
            <time dateTime={askedAt}>{date}</time>
          ))}
        </span>
      )}
      <Checkbox
        form={prepareFormId}
        name="company"
        value={`brokers.${id}`}
        label={<VisuallyHidden>{texts.letterTo(name)}</VisuallyHidden>}
      />
    </>
  );
}

function Broker({ broker }: { broker: BrokerView }) {
  const texts = useTexts(brokersPageTexts);
  const { likely } = useTexts(brokerWords);
  const { name, domain, category, case: own } = broker;
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles.summary}>
          <span>
            <strong>{name}</strong> <span className={classes(text.small, text.soft)}>{domain}</span>
          </span>
        </summary>
        <div className={styles.body}>
          <p className={text.soft}>{likely(category)}</p>
          <Routes broker={broker} />
          {own && (
            <p>
              <Link to={casePath(own.id)}>{texts.requestTo(name)}</Link>
            </p>
          )}
          {(!own || own.state === 'closed') && <LeaveOutButton broker={broker} />}
        </div>
      </details>
      <div className={styles.mark}>
        <Mark broker={broker} />
      </div>
    </li>
  );
}

export function BrokerGroup({ category, brokers }: { category: BrokerCategory; brokers: readonly BrokerView[] }) {
  const { categories } = useTexts(brokerWords);
  if (brokers.length === 0) return null;
  return (
    <Card
      head={
        <h2 className={text.displayXs}>
          {categories[category]} <Count value={brokers.length} />
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
