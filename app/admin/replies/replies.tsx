import { Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import { z } from 'zod';
import entry from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { leading } from '#app/forms/words.ts';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import card from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { SavedReply } from '#contract/site/replies.ts';
import { deleteReply } from '#core/site/replies/actions/delete-reply.ts';
import { listReplies } from '#core/site/replies/queries/replies.ts';
import type { Route } from './+types/replies.ts';
import styles from './replies.module.css';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Saved replies');

const notRead = 'Failed to fetch saved replies.';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await attempt(ctx, 'The saved replies', () => listReplies(ctx)) };
}

const failures = leading({ delete: 'Failed to delete the reply' });

export const action = acts(failures, {
  delete: defineAct({
    schema: z.strictObject({ id: z.uuid() }),
    run: (ctx, { id }) => deleteReply(ctx, id),
    done: 'Reply deleted',
  }),
});

export const clientAction = clientActs(failures);

function Entry({ reply: { id, title, body, updatedAt } }: { reply: SavedReply }) {
  const { longDate } = useFormats();
  return (
    <li data-part="card" className={classes(card.card, entry.entry)}>
      <h3 className={entry.title}>{title}</h3>
      <span className={classes(entry.side, text.soft, text.small)}>
        changed <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
      </span>
      <p className={classes(entry.text, styles.body, text.small, text.soft)}>{body}</p>
      <div className={entry.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset data-entry>
          <Pencil className={icon.sm} />
          Edit
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        <DeleteLink id={id} name={title} />
      </div>
    </li>
  );
}

/** What staff insert into messages and notes, by title; the form stands over it (reply.tsx). */
export default function Replies({ loaderData }: Route.ComponentProps) {
  const replies = useShown(loaderData.shown, notRead);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <BackLink className={styles.back} to="/admin/messages">
          All messages
        </BackLink>
        <TabHead
          title="Saved replies"
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              Add Reply
            </ButtonLink>
          }
        >
          Texts to insert into answers, messages about an order and notes to customers.
        </TabHead>
        {!replies && (
          <EmptyState kind="error" card title={notRead}>
            <p>They are safe; please try again in a moment.</p>
          </EmptyState>
        )}
        {replies?.length === 0 && (
          <EmptyState card title="No saved replies yet">
            <p>Keep here what you write again and again. Every member of staff can insert it.</p>
          </EmptyState>
        )}
        <ul className={classes(entries.entries, entries.first)}>
          {(replies ?? []).map((reply) => (
            <Entry key={reply.id} reply={reply} />
          ))}
        </ul>
        <ConfirmDelete
          rows={(replies ?? []).map(({ id, title }) => ({ id, name: title }))}
          question="Delete this reply?"
          keep="Keep it"
          explanation="Nobody can insert it any more. What was written with it stays."
        />
      </div>
      {form}
    </>
  );
}
