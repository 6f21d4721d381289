import { CalendarClock, CircleDot, CreditCard, Info, type LucideIcon, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { type ThreadEntry, type ThreadView, threadOf, threadViews } from '#contract/orders/thread.ts';
import type { OrderFile, OrderStep, OrderView, StepAbout } from '#contract/orders/types.ts';
import styles from './thread.module.css';
import { ThreadFile } from './thread-file.tsx';
import type { RoomSide } from './turn-words.ts';

interface Sides {
  /** On which side whoever looks stands. */
  side: RoomSide;
  /** What the other side is called. */
  other: string;
}

const whose: Readonly<Record<OrderStep['by'], string | null>> = { customer: null, staff: 'our team', system: null };
const icons: Readonly<Record<StepAbout, LucideIcon>> = {
  status: CircleDot,
  payment: CreditCard,
  appointment: CalendarClock,
  file: Paperclip,
  work: Info,
};

function Step({ step }: { step: OrderStep }) {
  const { dateTime, zoneName } = useFormats();
  const Icon = icons[step.about];
  return (
    <>
      <Icon className={icon.sm} aria-hidden="true" />
      <p>
        <span>{step.text}</span>
        {step.when && (
          <>
            :{' '}
            <time dateTime={step.when}>
              {dateTime(step.when)} {zoneName(step.when)}
            </time>
          </>
        )}
        <span className={classes(textStyles.caption, textStyles.soft, styles.stepWhen)}>
          <time dateTime={step.at}>{dateTime(step.at)}</time>
          {whose[step.by] && ` · ${whose[step.by]}`}
        </span>
      </p>
    </>
  );
}

interface BubbleProps extends Sides {
  orderId: string;
  by: RoomSide;
  at: string;
  readAt?: string | null;
  files: readonly OrderFile[];
  children?: ReactNode;
}

function Bubble({ orderId, by, at, readAt = null, files, children, side, other }: BubbleProps) {
  const { dateTime } = useFormats();
  const own = by === side;
  return (
    <>
      <p className={classes(styles.messageHead, textStyles.caption, textStyles.soft)}>
        <strong>{own ? 'You' : other}</strong>
        <time dateTime={at}>{dateTime(at)}</time>
        {own && readAt && <span>Read</span>}
      </p>
      {children}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <ThreadFile key={file.id} orderId={orderId} file={file} />
          ))}
        </ul>
      )}
    </>
  );
}

function Content({ orderId, entry, ...sides }: Sides & { orderId: string; entry: ThreadEntry }) {
  if (entry.kind === 'step') return <Step step={entry.step} />;
  if (entry.kind === 'file')
    return <Bubble {...sides} orderId={orderId} by={entry.file.by} at={entry.at} files={[entry.file]} />;
  const { message, files } = entry;
  return (
    <Bubble {...sides} orderId={orderId} by={message.by} at={entry.at} readAt={message.readAt} files={files}>
      {message.text !== '' && (
        <p className={classes(styles.messageText, message.text === null && textStyles.soft)}>
          {message.text ?? 'This message was erased with its account.'}
        </p>
      )}
    </Bubble>
  );
}

function classOfEntry(entry: ThreadEntry, side: RoomSide): string | undefined {
  if (entry.kind === 'step') return styles.step;
  const by = entry.kind === 'file' ? entry.file.by : entry.message.by;
  return classes(styles.message, by === side && styles.messageOwn);
}

const viewLabels: Readonly<Record<ThreadView, string>> = { all: 'Everything', messages: 'Messages', files: 'Files' };
const nothing: Readonly<Record<ThreadView, string>> = {
  all: 'Nothing has happened yet.',
  messages: 'Nothing has been written yet.',
  files: 'No files yet.',
};

function useView(): { view: ThreadView; searchFor: (view: ThreadView) => string } {
  const [search] = useSearchParams();
  const asked = search.get('show');
  const searchFor = (view: ThreadView) => {
    const next = new URLSearchParams(search);
    if (view === 'all') next.delete('show');
    else next.set('show', view);
    return `?${next}`;
  };
  return { view: threadViews.find((one) => one === asked) ?? 'all', searchFor };
}

function Views({ view, searchFor, files }: ReturnType<typeof useView> & { files: number }) {
  return (
    <nav className={styles.views} aria-label="What of the conversation is shown">
      {threadViews.map((one) => (
        <Link
          key={one}
          to={searchFor(one)}
          replace
          preventScrollReset
          className={styles.view}
          aria-current={one === view ? 'true' : undefined}
        >
          {viewLabels[one]}
          {one === 'files' && files > 0 && ` (${files})`}
        </Link>
      ))}
    </nav>
  );
}

/** All that was written, handed over and changed about an order, oldest first. */
export function Thread({ order, ...sides }: Sides & { order: OrderView }) {
  const { view, searchFor } = useView();
  const entries = threadOf(order, view);
  return (
    <>
      <Views view={view} searchFor={searchFor} files={order.files.length} />
      <div role="log" aria-label="Conversation">
        {entries.length === 0 ? (
          <p className={classes(textStyles.soft, textStyles.small)}>{nothing[view]}</p>
        ) : (
          <ol className={styles.messages}>
            {entries.map((entry, place) => (
              <li
                key={entry.id}
                className={classOfEntry(entry, sides.side)}
                id={place === entries.length - 1 ? 'newest' : undefined}
              >
                <Content orderId={order.id} entry={entry} {...sides} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
