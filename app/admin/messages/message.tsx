import { randomUUID } from 'node:crypto';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useChoice } from '#app/admin/lists/use-choice.ts';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { NotesForm } from '#app/admin/sheets/notes-form.tsx';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, type Sent, withParams } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { leading } from '#app/forms/words.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { messageNotesInput, messageReplyInput, messageStatusInput } from '#contract/site/message-input.ts';
import { longestMessageNotes, type MessageView, messageStatuses } from '#contract/site/messages.ts';
import type { Context } from '#core/base/context.ts';
import { replyToMessage } from '#core/site/messages/actions/reply-to-message.ts';
import { saveMessageNotes } from '#core/site/messages/actions/save-message-notes.ts';
import { setMessageStatus } from '#core/site/messages/actions/set-message-status.ts';
import { getMessage } from '#core/site/messages/queries/inbox.ts';
import type { Route } from './+types/message.ts';
import inbox from './inbox.module.css';
import type english from './inbox.texts.en.ts';
import { inboxTexts } from './inbox.texts.ts';
import styles from './message.module.css';
import { Answer, ReplyForm } from './message-answers.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const shown = await attempt(ctx, 'The message', () => getMessage(ctx, args.params.messageId));
  const title = shown.ok ? shown.value.title : (await inboxTexts.in(languageOf(args))).message;
  return { title, shown, replyId: randomUUID() };
}

const failuresIn = async (language: Language) => leading((await inboxTexts.in(language)).failed);

const say =
  (done: keyof typeof english.done) =>
  async (_done: unknown, _ctx: Context, { language }: Sent) =>
    (await inboxTexts.in(language)).done[done];

export const action = acts(failuresIn, {
  status: defineAct({
    schema: messageStatusInput,
    input: withParams,
    run: setMessageStatus,
    done: say('status'),
  }),
  notes: defineAct({
    schema: messageNotesInput,
    input: withParams,
    keep: ['notes'],
    run: saveMessageNotes,
    done: say('notes'),
  }),
  reply: defineAct({
    schema: messageReplyInput,
    input: withParams,
    keep: ['text'],
    run: replyToMessage,
    done: say('reply'),
  }),
});

export const clientAction = clientActs(failuresIn);

function StatusForm({ message }: { message: MessageView }) {
  const texts = useTexts(inboxTexts);
  const { messageStatuses: statuses } = useTexts(panelTexts);
  const act = useAct();
  const { form, ...choice } = useChoice(act, 'status', message.status);
  return (
    <act.Form ref={form} className={styles.inboxOneStatus} method="post" aria-label={texts.status}>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="version" value={message.version} />
      <Select
        small
        aria-label={texts.status}
        options={messageStatuses.map((value) => ({ value, label: statuses[value] }))}
        {...choice}
      />
      <noscript>
        <button type="submit">{texts.changeStatus}</button>
      </noscript>
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

/** Who wrote, from which address, and when. */
function Sender({ message: { name, email, accountId, createdAt } }: { message: MessageView }) {
  const texts = useTexts(inboxTexts);
  const { dateTime, zoneName } = useFormats();
  const drawName = () => name;
  const drawEmail = () => <a href={`mailto:${email}`}>{email}</a>;
  const drawTime = () => (
    <time dateTime={createdAt}>
      {dateTime(createdAt)} {zoneName(createdAt)}
    </time>
  );
  if (accountId === null) return withLinks(texts.from, drawName, drawEmail, drawTime);
  return withLinks(
    texts.fromAccount,
    drawName,
    drawEmail,
    (words) => <Link to={`/admin/users/${accountId}`}>{words}</Link>,
    drawTime,
  );
}

function Whole({ message, freshId }: { message: MessageView; freshId: string }) {
  const texts = useTexts(inboxTexts);
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
          {texts.allMessages}
        </ButtonLink>
        <div className={styles.inboxOneHead}>
          <h3>{message.title}</h3>
          <p className={classes(textStyles.small, textStyles.soft)}>
            <Sender message={message} />
          </p>
        </div>
        <StatusForm message={message} />
      </div>
      <div data-part="card-body" className={classes(card.body, styles.inboxOneBody)}>
        <p className={styles.inboxOneText}>{message.message}</p>
        {message.replies.length > 0 && (
          <ol className={styles.inboxAnswers} aria-label={texts.answers}>
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
          hint={texts.notesHint}
          maxLength={longestMessageNotes}
        />
      </div>
    </>
  );
}

export default function Message({ loaderData, params }: Route.ComponentProps) {
  const texts = useTexts(inboxTexts);
  const notRead = useTexts(panelTexts).notRead.messages;
  const shown = useShown(loaderData.shown, notRead);
  const message = shown?.id === params.messageId ? shown : null;
  return (
    <Card className={inbox.one} flush aria-label={texts.message}>
      {message ? (
        <Whole key={message.id} message={message} freshId={loaderData.replyId} />
      ) : (
        <EmptyState
          kind="error"
          as="h3"
          title={texts.oneNotRead}
          action={<Link to="/admin/messages">{texts.allMessages}</Link>}
        >
          <p>{texts.oneNotReadText}</p>
        </EmptyState>
      )}
    </Card>
  );
}
