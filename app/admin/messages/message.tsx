import { randomUUID } from 'node:crypto';
import { ArrowLeft, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useChoice } from '#app/admin/lists/use-choice.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ReplyPicker } from '#app/admin/replies/reply-picker.tsx';
import notesStyles from '#app/admin/sheets/notes.module.css';
import { NotesForm } from '#app/admin/sheets/notes-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { useKept } from '#app/browser/drafts/use-kept.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, withParams } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { messageNotesInput, messageReplyInput, messageStatusInput } from '#contract/site/message-input.ts';
import {
  longestMessageNotes,
  longestReply,
  type MessageReply,
  type MessageView,
  messageStatuses,
  messageStatusLabel,
} from '#contract/site/messages.ts';
import { firstNameOf } from '#contract/site/replies.ts';
import { replyToMessage } from '#core/site/messages/actions/reply-to-message.ts';
import { saveMessageNotes } from '#core/site/messages/actions/save-message-notes.ts';
import { setMessageStatus } from '#core/site/messages/actions/set-message-status.ts';
import { getMessage } from '#core/site/messages/queries/inbox.ts';
import type { Route } from './+types/message.ts';
import inbox from './inbox.module.css';
import styles from './message.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminTitle(matches[0].loaderData, loaderData?.shown.ok ? loaderData.shown.value.title : 'Message');

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const shown = await attempt(ctx, 'The message', () => getMessage(ctx, params.messageId));
  return { shown, replyId: randomUUID() };
}

const failures = leading({
  status: 'Failed to update message',
  notes: 'Failed to save notes',
  reply: 'Failed to send the answer',
});

export const action = acts(failures, {
  status: defineAct({
    schema: messageStatusInput,
    input: withParams,
    run: setMessageStatus,
    done: 'Message status updated',
  }),
  notes: defineAct({
    schema: messageNotesInput,
    input: withParams,
    keep: ['notes'],
    run: saveMessageNotes,
    done: 'Admin notes saved',
  }),
  reply: defineAct({
    schema: messageReplyInput,
    input: withParams,
    keep: ['text'],
    run: replyToMessage,
    done: 'Answer sent',
  }),
});

export const clientAction = clientActs(failures);

const statusOptions = messageStatuses.map((value) => ({ value, label: messageStatusLabel[value] }));

function StatusForm({ message }: { message: MessageView }) {
  const act = useAct();
  const { form, ...choice } = useChoice(act, 'status', message.status);
  return (
    <act.Form ref={form} className={styles.inboxOneStatus} method="post" aria-label="Status">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="version" value={message.version} />
      <Select small aria-label="Status" options={statusOptions} {...choice} />
      <noscript>
        <button type="submit">Change status</button>
      </noscript>
    </act.Form>
  );
}

function Answer({ reply }: { reply: MessageReply }) {
  const { dateTime } = useFormats();
  return (
    <li className={styles.inboxAnswer}>
      <p className={classes(textStyles.small, textStyles.soft)}>
        <strong>{reply.by ?? 'Staff'}</strong> answered by email,{' '}
        <time dateTime={reply.sentAt}>{dateTime(reply.sentAt)}</time>
      </p>
      <p className={styles.inboxOneText}>{reply.text}</p>
    </li>
  );
}

/** Keeps what is typed until it was sent, also while other messages are read; then begins a new answer under a new id. */
function ReplyForm({ message, replyId }: { message: MessageView; replyId: string }) {
  const act = useAct({ intent: 'reply', onDone: () => setText('') });
  const typed = act.typedBefore('text');
  const [text, setText] = useKept({
    thing: `answer to message ${message.id}`,
    begin: typed ?? '',
    isWorth: (value) => value !== '',
    isNewer: typed !== null,
  });
  return (
    <act.Form className={notesStyles.notes} method="post" aria-label="Answer by email">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="version" value={message.version} />
      <input type="hidden" name="replyId" value={replyId} />
      <TextAreaField
        label="Answer by email"
        hint={`Goes to ${message.email} with the message below it, and marks it as replied.`}
        name="text"
        rows={5}
        required
        maxLength={longestReply}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={notesStyles.choice}>
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Sending…">
          <Send />
          Send Answer
        </Button>
        <ReplyPicker
          into="text"
          language={message.language}
          values={{ 'first name': firstNameOf(message.name), 'order number': null, service: null }}
        />
      </div>
    </act.Form>
  );
}

/** One answer keeps its id until it was sent, however often the page loads again meanwhile. */
function useReplyId(fresh: string, sent: number): string {
  const [kept, setKept] = useState({ id: fresh, sent });
  useEffect(() => {
    if (kept.sent !== sent) setKept({ id: fresh, sent });
  }, [kept, fresh, sent]);
  return kept.id;
}

function Whole({ message, freshId }: { message: MessageView; freshId: string }) {
  const { dateTime, zoneName } = useFormats();
  const replyId = useReplyId(freshId, message.replies.length);
  const { search } = useLocation();
  return (
    <>
      <div data-part="card-head" className={card.head}>
        <ButtonLink
          className={styles.inboxOneBack}
          variant="quiet"
          size="sm"
          to={{ pathname: '..', search }}
          relative="path"
        >
          <ArrowLeft className={icon.sm} />
          All messages
        </ButtonLink>
        <div className={styles.inboxOneHead}>
          <h3>{message.title}</h3>
          <p className={classes(textStyles.small, textStyles.soft)}>
            {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
            {message.accountId && (
              <>
                {' '}
                (<Link to={`/admin/users/${message.accountId}`}>account with this address</Link>)
              </>
            )}
            ,{' '}
            <time dateTime={message.createdAt}>
              {dateTime(message.createdAt)} {zoneName(message.createdAt)}
            </time>
          </p>
        </div>
        <StatusForm message={message} />
      </div>
      <div data-part="card-body" className={classes(card.body, styles.inboxOneBody)}>
        <p className={styles.inboxOneText}>{message.message}</p>
        {message.replies.length > 0 && (
          <ol className={styles.inboxAnswers} aria-label="Answers">
            {message.replies.map((reply) => (
              <Answer key={reply.id} reply={reply} />
            ))}
          </ol>
        )}
        <ReplyForm message={message} replyId={replyId} />
        <NotesForm
          kind="internal"
          intent="notes"
          name="notes"
          on={`message ${message.id}`}
          saved={{ text: message.notes, version: message.version }}
          fields={{}}
          hint="Never sent to the person who wrote. Saving marks the message as read."
          maxLength={longestMessageNotes}
        />
      </div>
    </>
  );
}

export default function Message({ loaderData, params }: Route.ComponentProps) {
  const shown = useShown(loaderData.shown, notRead.messages);
  const message = shown?.id === params.messageId ? shown : null;
  return (
    <Card className={inbox.one} flush aria-label="Message">
      {message ? (
        <Whole key={message.id} message={message} freshId={loaderData.replyId} />
      ) : (
        <EmptyState
          kind="error"
          as="h3"
          title="This message could not be loaded"
          action={<Link to="/admin/messages">All messages</Link>}
        >
          <p>It is safe; please try again in a moment.</p>
        </EmptyState>
      )}
    </Card>
  );
}
