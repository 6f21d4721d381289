import { CalendarClock, CircleDot, CreditCard, Info, type LucideIcon, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { type ThreadEntry, type ThreadView, threadOf, threadViews } from '#contract/orders/thread.ts';
import type { OrderFile, OrderStep, OrderView, StepAbout } from '#contract/orders/types.ts';
import { roomTexts } from './room.texts.ts';
import type { RoomSide } from './side.ts';
import styles from './thread.module.css';
import { ThreadFile } from './thread-file.tsx';

interface Sides {
  /** On which side whoever looks stands. */
  side: RoomSide;
  /** What the other side is called. */
  other: string;
}

const icons: Readonly<Record<StepAbout, LucideIcon>> = {
  status: CircleDot,
  payment: CreditCard,
  appointment: CalendarClock,
  file: Paperclip,
  work: Info,
};

function StepText({ step: { text, when } }: { step: OrderStep }) {
  const { stepWhen } = useTexts(roomTexts);
  const { dateTime, zoneName } = useFormats();
  if (!when) return <span>{text}</span>;
  return withLinks(
    stepWhen(text, `${dateTime(when)} ${zoneName(when)}`),
    (words) => <span>{words}</span>,
    (words) => <time dateTime={when}>{words}</time>,
  );
}

function Step({ step }: { step: OrderStep }) {
  const texts = useTexts(roomTexts);
  const { dateTime } = useFormats();
  const Icon = icons[step.about];
  return (
    <>
      <Icon className={icon.sm} aria-hidden="true" />
      <p>
        <StepText step={step} />
        <span className={classes(textStyles.caption, textStyles.soft, styles.stepWhen)}>
          {withLinks(step.by === 'staff' ? texts.byTeam(dateTime(step.at)) : `[${dateTime(step.at)}]`, (when) => (
            <time dateTime={step.at}>{when}</time>
          ))}
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
  const texts = useTexts(roomTexts);
  const { dateTime } = useFormats();
  const own = by === side;
  return (
    <>
      <p className={classes(styles.messageHead, textStyles.caption, textStyles.soft)}>
        <strong>{own ? texts.you : other}</strong>
        <time dateTime={at}>{dateTime(at)}</time>
        {own && readAt && <span>{texts.read}</span>}
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
  const { erased } = useTexts(roomTexts);
  if (entry.kind === 'step') return <Step step={entry.step} />;
  if (entry.kind === 'file')
    return <Bubble {...sides} orderId={orderId} by={entry.file.by} at={entry.at} files={[entry.file]} />;
  const { message, files } = entry;
  return (
    <Bubble {...sides} orderId={orderId} by={message.by} at={entry.at} readAt={message.readAt} files={files}>
      {message.text !== '' && (
        <p className={classes(styles.messageText, message.text === null && textStyles.soft)}>
          {message.text ?? erased}
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
  const texts = useTexts(roomTexts);
  return (
    <nav className={styles.views} aria-label={texts.shown}>
      {threadViews.map((one) => (
        <Link
          key={one}
          to={searchFor(one)}
          replace
          preventScrollReset
          className={styles.view}
          aria-current={one === view ? 'true' : undefined}
        >
          {one === 'files' && files > 0 ? texts.filesOf(files) : texts.views[one]}
        </Link>
      ))}
    </nav>
  );
}

/** All that was written, handed over and changed about an order, oldest first. */
export function Thread({ order, ...sides }: Sides & { order: OrderView }) {
  const texts = useTexts(roomTexts);
  const { view, searchFor } = useView();
  const entries = threadOf(order, view);
  return (
    <>
      <Views view={view} searchFor={searchFor} files={order.files.length} />
      <div role="log" aria-label={texts.conversation}>
        {entries.length === 0 ? (
          <p className={classes(textStyles.soft, textStyles.small)}>{texts.nothing[view]}</p>
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
