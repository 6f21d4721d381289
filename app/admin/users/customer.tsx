import { ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MessageBadge } from '#app/admin/shell/message-badge.tsx';
import type { Outcome } from '#app/forms/outcome.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { OrderStatusBadge, PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { useSizeText } from '#app/orders/room/size-text.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { UserRow } from '#contract/accounts/profiles.ts';
import type { Page } from '#contract/base/paging.ts';
import type { SharedScan, StaffOrderRow } from '#contract/orders/types.ts';
import type { MessageRow } from '#contract/site/messages.ts';
import type { WatchedYear } from '#contract/watching/types.ts';
import styles from './customer.module.css';
import { customerTexts } from './customer.texts.ts';

/** What staff need to know of a customer in one place. A part that cannot be read leaves the others. */
export interface CustomerParts {
  orders: Outcome<Page<StaffOrderRow>>;
  files: Outcome<{ bytes: number; unpaid: number }>;
  messages: Outcome<Page<MessageRow>>;
  scans: Outcome<SharedScan[]>;
  years: Outcome<WatchedYear[]>;
}

interface PartProps<Value> {
  id: string;
  title: string;
  shown: Outcome<Value>;
  isEmpty: (value: Value) => boolean;
  none: string;
  foot?: (value: Value) => ReactNode;
  children: (value: Value) => ReactNode;
}

function Part<Value>({ id, title, shown, isEmpty, none, foot, children }: PartProps<Value>) {
  const { notRead } = useTexts(customerTexts);
  const after = shown.ok && foot?.(shown.value);
  return (
    <Card flush aria-labelledby={id} head={<h3 id={id}>{title}</h3>} {...(after && { foot: after })}>
      {shown.ok && !isEmpty(shown.value) ? (
        <ul className={styles.list}>{children(shown.value)}</ul>
      ) : (
        <p className={classes(styles.none, text.soft)}>{shown.ok ? none : notRead}</p>
      )}
    </Card>
  );
}

function Order({ order }: { order: StaffOrderRow }) {
  const { orders: texts } = useTexts(customerTexts);
  const { longDate, money } = useFormats();
  return (
    <li>
      <span className={styles.what}>
        <Link to={`/admin/orders/${order.id}`}>{order.serviceName}</Link>
        <span className={classes(text.small, text.soft)}>
          {withLinks(
            order.assignee ? texts.placedWith : texts.placed,
            () => money(order.amount, order.currency),
            () => (
              <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
            ),
            () => order.assignee?.name,
          )}
        </span>
        {order.notes && (
          <span className={classes(text.small, styles.notes)}>
            <strong>{texts.note}</strong> {order.notes}
          </span>
        )}
      </span>
      {order.unread > 0 && <Badge tone="solid">{texts.unread(order.unread)}</Badge>}
      <OrderStatusBadge status={order.status} />
      <PaymentBadge status={order.paymentStatus} />
    </li>
  );
}

function Message({ message }: { message: MessageRow }) {
  const { messages: texts } = useTexts(customerTexts);
  const { longDate } = useFormats();
  return (
    <li>
      <span className={styles.what}>
        <Link to={`/admin/messages/${message.id}`}>{message.title}</Link>
        <span className={classes(text.small, text.soft)}>
          {withLinks(
            texts.as,
            () => message.name,
            () => (
              <time dateTime={message.createdAt}>{longDate(message.createdAt)}</time>
            ),
          )}
        </span>
      </span>
      <MessageBadge status={message.status} />
    </li>
  );
}

/** A plain link: each look is written down for the customer. */
function Scan({ scan: { orderId, serviceName, which } }: { scan: SharedScan }) {
  const { scans: texts } = useTexts(customerTexts);
  return (
    <li>
      <span className={styles.what}>
        <span>{texts.which[which]}</span>
        <span className={classes(text.small, text.soft)}>
          {withLinks(texts.of, () => (
            <Link to={`/admin/orders/${orderId}`}>{serviceName}</Link>
          ))}
        </span>
      </span>
      <ButtonLink
        size="sm"
        to={`/admin/orders/${orderId}/scans/${which}`}
        reloadDocument
        aria-label={texts.openScan(texts.which[which], serviceName)}
      >
        <ScanSearch className={icon.sm} />
        {texts.open}
      </ButtonLink>
    </li>
  );
}

function Year({ year: { orderId, startsAt, endsAt, state } }: { year: WatchedYear }) {
  const { years: texts } = useTexts(customerTexts);
  const { longDate } = useFormats();
  return (
    <li>
      <span className={styles.what}>
        <Link to={`/admin/orders/${orderId}`}>
          {withLinks(texts.until(longDate(endsAt)), (date) => (
            <time dateTime={endsAt}>{date}</time>
          ))}
        </Link>
        <span className={classes(text.small, text.soft)}>
          {withLinks(texts.from(longDate(startsAt)), (date) => (
            <time dateTime={startsAt}>{date}</time>
          ))}
        </span>
      </span>
      <Badge tone={state === 'running' ? 'success' : 'outline'}>{texts.states[state]}</Badge>
    </li>
  );
}

/** What the customer has added to orders; nothing where that is nothing. */
function FileSpace({ files }: Pick<CustomerParts, 'files'>) {
  const { orders: texts } = useTexts(customerTexts);
  const sizeText = useSizeText();
  if (!files.ok || files.value.bytes === 0) return null;
  const { bytes, unpaid } = files.value;
  return (
    <span className={classes(text.small, text.soft)}>
      {unpaid > 0 ? texts.unpaidFiles(sizeText(bytes), sizeText(unpaid)) : texts.files(sizeText(bytes))}
    </span>
  );
}

const isNone = ({ rows }: Page<unknown>) => rows.length === 0;

/** Orders, messages and what was shared of somebody. */
export function CustomerSections({ user, orders, files, messages, scans, years }: CustomerParts & { user: UserRow }) {
  const texts = useTexts(customerTexts);
  const search = `?q=${encodeURIComponent(user.email)}`;
  const more = (page: Page<unknown>, to: string) =>
    page.older !== null && <Link to={`${to}${search}`}>{texts.seeAll}</Link>;
  return (
    <>
      <Part
        id="orders"
        title={texts.orders.title}
        shown={orders}
        isEmpty={isNone}
        none={texts.orders.none}
        foot={(page) => (
          <>
            <FileSpace files={files} /> {more(page, '/admin/orders')}
          </>
        )}
      >
        {({ rows }) => rows.map((order) => <Order key={order.id} order={order} />)}
      </Part>
      {years.ok && years.value.length === 0 ? null : (
        <Part id="years" title={texts.years.title} shown={years} isEmpty={() => false} none="">
          {(all) => all.map((year) => <Year key={year.orderId} year={year} />)}
        </Part>
      )}
      <Part
        id="shared"
        title={texts.scans.title}
        shown={scans}
        isEmpty={(all) => all.length === 0}
        none={texts.scans.none}
        foot={(all) => all.length > 0 && <span className={classes(text.small, text.soft)}>{texts.scans.seen}</span>}
      >
        {(all) => all.map((scan) => <Scan key={`${scan.orderId} ${scan.which}`} scan={scan} />)}
      </Part>
      <Part
        id="messages"
        title={texts.messages.title}
        shown={messages}
        isEmpty={isNone}
        none={texts.messages.none}
        foot={(page) =>
          page.rows.length > 0 && (
            <span className={classes(text.small, text.soft)}>
              {texts.messages.unproved} {more(page, '/admin/messages')}
            </span>
          )
        }
      >
        {({ rows }) => rows.map((message) => <Message key={message.id} message={message} />)}
      </Part>
    </>
  );
}
