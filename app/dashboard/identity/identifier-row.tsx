import {
  AtSign,
  CircleCheck,
  CircleDashed,
  Clock,
  Globe,
  type LucideIcon,
  MapPin,
  Phone,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, type ButtonLook } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { countries, type IdentifierKind, type IdentifierView, isCountry } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';
import { proofDay, proofWords } from './identity-words.ts';

const icons: Readonly<Record<IdentifierKind, LucideIcon>> = {
  email: AtSign,
  domain: Globe,
  username: UserRound,
  name: UserRound,
  phone: Phone,
  town: MapPin,
  country: MapPin,
};

interface RowButtonProps extends ButtonLook {
  id: string;
  intent: 'link' | 'check' | 'remove';
  busyLabel: string;
  /** What it is done to, for screen readers. */
  of: string;
  children: string;
}

function RowButton({ id, intent, busyLabel, of, children, ...look }: RowButtonProps) {
  const act = useAct({ intent, of: { id } });
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        {...look}
        type="submit"
        size="sm"
        busy={act.isBusy}
        busyLabel={busyLabel}
        aria-label={`${children}: ${of}`}
      >
        {children}
      </Button>
    </act.Form>
  );
}

function State({ identifier: { kind, state } }: { identifier: IdentifierView }) {
  if (state === 'proven')
    return (
      <Badge tone="success" icon={CircleCheck}>
        Proven
      </Badge>
    );
  if (state === 'waiting')
    return (
      <Badge tone="warning" icon={Clock}>
        Waiting for proof
      </Badge>
    );
  return kind === 'username' ? (
    <Badge tone="outline" icon={CircleDashed}>
      Declared by you
    </Badge>
  ) : null;
}

/** What the person publishes, to be copied as it stands. */
function RecordToPublish({ domain, record }: { domain: string; record: string }) {
  return (
    <div className={styles.record}>
      <p className={text.small}>
        Add this TXT record to {domain} where its DNS is managed, then press Check Now. It can take an hour to be seen.
      </p>
      <code className={classes(text.evidence, styles.code)}>{record}</code>
    </div>
  );
}

function Actions({ identifier: { id, kind, state, value } }: { identifier: IdentifierView }) {
  if (id === null) return null;
  return (
    <div className={styles.actions}>
      {kind === 'email' && state === 'waiting' && (
        <RowButton id={id} intent="link" of={value} busyLabel="Sending…">
          Send Again
        </RowButton>
      )}
      {kind === 'domain' && (
        <RowButton id={id} intent="check" of={value} busyLabel="Checking…">
          Check Now
        </RowButton>
      )}
      <RowButton id={id} intent="remove" of={value} variant="quiet" busyLabel="Removing…">
        Remove
      </RowButton>
    </div>
  );
}

/** A long address is broken before its domain rather than within. */
function Value({ kind, value }: Pick<IdentifierView, 'kind' | 'value'>) {
  if (kind === 'country' && isCountry(value)) return countries[value];
  const at = kind === 'email' ? value.lastIndexOf('@') : 0;
  if (at <= 0) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

/** One thing to look for: what it is, why it counts as theirs, and what can be done about it. */
export function IdentifierRow({ identifier, children }: { identifier: IdentifierView; children?: ReactNode }) {
  const { longDate } = useFormats();
  const { kind, value, state, record } = identifier;
  const Icon = icons[kind];
  const day = proofDay(identifier);
  return (
    <li className={styles.row}>
      <Icon />
      <div className={styles.words}>
        <p className={styles.value}>
          <strong
            dir="auto"
            className={kind === 'email' || kind === 'domain' || kind === 'username' ? text.evidence : undefined}
          >
            <Value kind={kind} value={value} />
          </strong>{' '}
          <State identifier={identifier} />
        </p>
        <p className={classes(text.small, text.soft)}>
          {proofWords(identifier)}
          {day && (
            <>
              {' '}
              on <time dateTime={day}>{longDate(day)}</time>.
            </>
          )}
          {!day && identifier.state === 'declared' && '.'}
        </p>
        {children}
        {record && kind === 'domain' && state === 'waiting' && <RecordToPublish domain={value} record={record} />}
      </div>
      <Actions identifier={identifier} />
    </li>
  );
}
