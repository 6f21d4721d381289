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
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, type ButtonLook } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { type IdentifierKind, type IdentifierView, isCountry } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

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
  const { ofValue } = useTexts(identityTexts);
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
        aria-label={ofValue(children, of)}
      >
        {children}
      </Button>
    </act.Form>
  );
}

function State({ identifier: { kind, state } }: { identifier: IdentifierView }) {
  const { states } = useTexts(identityTexts);
  if (state === 'proven')
    return (
      <Badge tone="success" icon={CircleCheck}>
        {states.proven}
      </Badge>
    );
  if (state === 'waiting')
    return (
      <Badge tone="warning" icon={Clock}>
        {states.waiting}
      </Badge>
    );
  return kind === 'username' ? (
    <Badge tone="outline" icon={CircleDashed}>
      {states.declared}
    </Badge>
  ) : null;
}

/** Why it counts as theirs, or what is missing, and since when. */
function Proof({ identifier }: { identifier: IdentifierView }) {
  const texts = useTexts(identityTexts);
  const { longDate } = useFormats();
  const { kind, provenBy, provenAt, mailedAt, checkedAt } = identifier;
  const on = (said: (date: string) => string, day: string) =>
    withLinks(said(longDate(day)), (date) => <time dateTime={day}>{date}</time>);
  if (provenBy === 'account' || (provenBy && provenAt === null)) return texts.accountAddress;
  if (provenBy && provenAt) return on(texts.proven[provenBy], provenAt);
  if (kind === 'email') return mailedAt ? on(texts.linkSent, mailedAt) : texts.noLink;
  if (kind === 'domain') return checkedAt ? on(texts.recordMissing, checkedAt) : texts.notChecked;
  return texts.toldUs;
}

/** What the person publishes, to be copied as it stands. */
function RecordToPublish({ domain, record }: { domain: string; record: string }) {
  const { publish } = useTexts(identityTexts);
  return (
    <div className={styles.record}>
      <p className={text.small}>{publish(domain)}</p>
      <code className={classes(text.evidence, styles.code)}>{record}</code>
    </div>
  );
}

function Actions({ identifier: { id, kind, state, value } }: { identifier: IdentifierView }) {
  const texts = useTexts(identityTexts);
  if (id === null) return null;
  return (
    <div className={styles.actions}>
      {kind === 'email' && state === 'waiting' && (
        <RowButton id={id} intent="link" of={value} busyLabel={texts.sending}>
          {texts.sendAgain}
        </RowButton>
      )}
      {kind === 'domain' && (
        <RowButton id={id} intent="check" of={value} busyLabel={texts.checking}>
          {texts.checkNow}
        </RowButton>
      )}
      <RowButton id={id} intent="remove" of={value} variant="quiet" busyLabel={texts.removing}>
        {texts.remove}
      </RowButton>
    </div>
  );
}

/** A long address is broken before its domain rather than within. */
function Value({ kind, value }: Pick<IdentifierView, 'kind' | 'value'>) {
  const { countries } = useTexts(identityTexts);
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
  const { kind, value, state, record } = identifier;
  const Icon = icons[kind];
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
          <Proof identifier={identifier} />
        </p>
        {children}
        {record && kind === 'domain' && state === 'waiting' && <RecordToPublish domain={value} record={record} />}
      </div>
      <Actions identifier={identifier} />
    </li>
  );
}
