import { Send } from 'lucide-react';
import { ReplyPicker } from '#app/admin/replies/reply-picker.tsx';
import notesStyles from '#app/admin/sheets/notes.module.css';
import { useKept } from '#app/browser/drafts/use-kept.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import textStyles from '#app/ui/styles/text.module.css';
import { longestReply, type MessageReply, type MessageView } from '#contract/site/messages.ts';
import { firstNameOf } from '#contract/site/replies.ts';
import { inboxTexts } from './inbox.texts.ts';
import styles from './message.module.css';

export function Answer({ reply }: { reply: MessageReply }) {
  const texts = useTexts(inboxTexts);
  const { dateTime } = useFormats();
  return (
    <li className={styles.inboxAnswer}>
      <p className={classes(textStyles.small, textStyles.soft)}>
        {withLinks(
          texts.answered,
          () => (
            <strong>{reply.by ?? texts.staff}</strong>
          ),
          () => (
            <time dateTime={reply.sentAt}>{dateTime(reply.sentAt)}</time>
          ),
        )}
      </p>
      <p className={styles.inboxOneText}>{reply.text}</p>
    </li>
  );
}

/** Keeps what is typed until it was sent, also while other messages are read; then begins a new answer under a new id. */
export function ReplyForm({ message, replyId }: { message: MessageView; replyId: string }) {
  const texts = useTexts(inboxTexts);
  const act = useAct({ intent: 'reply', onDone: () => setText('') });
  const typed = act.typedBefore('text');
  const [text, setText] = useKept({
    thing: `answer to message ${message.id}`,
    begin: typed ?? '',
    isWorth: (value) => value !== '',
    isNewer: typed !== null,
  });
  return (
    <act.Form className={notesStyles.notes} method="post" aria-label={texts.answer}>
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="version" value={message.version} />
      <input type="hidden" name="replyId" value={replyId} />
      <TextAreaField
        label={texts.answer}
        hint={texts.answerHint(message.email)}
        name="text"
        rows={5}
        required
        maxLength={longestReply}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={notesStyles.choice}>
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.sending}>
          <Send />
          {texts.send}
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
