import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useKept } from '#app/browser/drafts/use-kept.ts';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import textStyles from '#app/ui/styles/text.module.css';
import { longestOrderMessage, type OrderMessage } from '#contract/orders/types.ts';
import styles from './conversation.module.css';

interface Side {
  /** On which side whoever looks stands. */
  side: OrderMessage['by'];
  /** What the other side is called. */
  other: string;
}

function Message({ message, side, other }: Side & { message: OrderMessage }) {
  const { dateTime } = useFormats();
  const own = message.by === side;
  return (
    <li className={classes(styles.message, own && styles.messageOwn)}>
      <p className={classes(styles.messageHead, textStyles.caption, textStyles.soft)}>
        <strong>{own ? 'You' : other}</strong>
        <time dateTime={message.sentAt}>{dateTime(message.sentAt)}</time>
        {own && message.readAt && <span>Read</span>}
      </p>
      <p className={classes(styles.messageText, message.text === null && textStyles.soft)}>
        {message.text ?? 'This message was erased with its account.'}
      </p>
    </li>
  );
}

/** Marks what came as read once it is looked at. */
function useReading(unread: number): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (unread === 0) return;
    const read = () => {
      if (document.visibilityState === 'visible') void submit({ intent: 'read' }, { method: 'post' });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, submit]);
}

interface ConversationProps extends Side {
  orderId: string;
  messages: readonly OrderMessage[];
  unread: number;
  /** Drawn with the page: the same form sent again is the same message. */
  messageKey: string;
  hint: ReactNode;
  /** Stands beside the button. */
  tools?: ReactNode;
}

/** What both sides wrote about an order, and the form to write more. It posts to the page that it stands on. */
export function Conversation({ orderId, messages, unread, messageKey, hint, tools, ...side }: ConversationProps) {
  const act = useAct({
    intent: 'message',
    onDone: () => {
      setText('');
      // Not before this message was taken: a second try is no second message.
      setKey(next.current);
    },
  });
  const typed = act.typedBefore('text');
  const [text, setText] = useKept({
    thing: `message on order ${orderId}`,
    begin: typed ?? '',
    isWorth: (value) => value !== '',
    isNewer: typed !== null,
  });
  const [key, setKey] = useState(messageKey);
  const next = useRef(messageKey);
  next.current = messageKey;
  useReading(unread);
  return (
    <>
      {messages.length === 0 ? (
        <p className={classes(textStyles.soft, textStyles.small)}>Nothing has been written yet.</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} {...side} />
          ))}
        </ol>
      )}
      <act.Form className={styles.messageForm} method="post" aria-label="Message">
        <input type="hidden" name="intent" value="message" />
        <input type="hidden" name="idempotencyKey" value={key} />
        <TextAreaField
          label="Your message"
          name="text"
          rows={4}
          required
          maxLength={longestOrderMessage}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={act.errorOf('text')}
          hint={hint}
        />
        <div className={styles.messageSend}>
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Sending…">
            Send Message
          </Button>
          {tools}
        </div>
      </act.Form>
    </>
  );
}
