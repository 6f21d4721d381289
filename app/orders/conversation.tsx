import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { TextAreaField } from '#app/ui/text-field.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import { useKept } from '#app/use-kept.ts';
import { longestOrderMessage, type OrderMessage } from '#contract/orders.ts';
import type { WithToast } from '#contract/toasts.ts';

/** What the action answers that takes a message. */
export interface MessageResult extends WithToast {
  error?: string;
  /** What was typed, for a page that was sent anew. */
  text?: string;
}

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
    <li className={classes('message', own && 'message--own')}>
      <p className="message__head caption soft">
        <strong>{own ? 'You' : other}</strong>
        <time dateTime={message.sentAt}>{dateTime(message.sentAt)}</time>
        {own && message.readAt && <span>Read</span>}
      </p>
      <p className={classes('message__text', message.text === null && 'soft')}>
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
  /** The answer to a form that was sent without JavaScript. */
  result?: MessageResult | undefined;
  hint: ReactNode;
}

/** What both sides wrote about an order, and the form to write more. It posts to the page that it stands on. */
export function Conversation({ orderId, messages, unread, messageKey, result, hint, ...side }: ConversationProps) {
  const fetcher = useFetcher<MessageResult>();
  const answer = fetcher.data ?? result;
  const [text, setText] = useKept({
    thing: `message on order ${orderId}`,
    begin: result?.text ?? '',
    isWorth: (value) => value !== '',
    isNewer: result !== undefined,
  });
  const sent = fetcher.state === 'idle' && fetcher.data?.toast.variant === 'success';
  const [key, setKey] = useState(messageKey);
  const next = useRef(messageKey);
  next.current = messageKey;
  useToastFrom(fetcher.data);
  useReading(unread);
  useEffect(() => {
    if (!sent) return;
    setText('');
    // Not before this message was taken: a second try is no second message.
    setKey(next.current);
  }, [sent, setText]);
  return (
    <>
      {messages.length === 0 ? (
        <p className="soft small">Nothing has been written yet.</p>
      ) : (
        <ol className="messages">
          {messages.map((message) => (
            <Message key={message.id} message={message} {...side} />
          ))}
        </ol>
      )}
      <fetcher.Form className="message-form" method="post" aria-label="Message">
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
          error={answer?.error}
          hint={hint}
        />
        <Button type="submit" variant="primary" busy={fetcher.state !== 'idle'} busyLabel="Sending…">
          Send Message
        </Button>
      </fetcher.Form>
    </>
  );
}
