import { Pencil, Plus } from 'lucide-react';
import { useOutlet } from 'react-router';
import { z } from 'zod';
import entry from '#app/admin/lists/entry.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { ConfirmDelete, DeleteLink } from '#app/admin/sheets/confirm-delete.tsx';
import entries from '#app/admin/sheets/entries.module.css';
import { adminTitleFrom } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { leading } from '#app/forms/words.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import card from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import type { SavedReply } from '#contract/site/replies.ts';
import { deleteReply } from '#core/site/replies/actions/delete-reply.ts';
import { listReplies } from '#core/site/replies/queries/replies.ts';
import type { Route } from './+types/replies.ts';
import styles from './replies.module.css';
import { replyTexts } from './replies.texts.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  adminTitleFrom(matches[0].loaderData, replyTexts, ({ title }) => title);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { shown: await attempt(ctx, 'The saved replies', () => listReplies(ctx)) };
}

const failuresIn = async (language: Language) => leading({ delete: (await replyTexts.in(language)).deletion.failed });

export const action = acts(failuresIn, {
  delete: defineAct({
    schema: z.strictObject({ id: z.uuid() }),
    run: (ctx, { id }) => deleteReply(ctx, id),
    done: async (_done, _ctx, { language }) => (await replyTexts.in(language)).deletion.done,
  }),
});

export const clientAction = clientActs(failuresIn);

function Entry({ reply: { id, title, body, updatedAt } }: { reply: SavedReply }) {
  const texts = useTexts(replyTexts);
  const { longDate } = useFormats();
  return (
    <li data-part="card" className={classes(card.card, entry.entry)}>
      <h3 className={entry.title}>{title}</h3>
      <span className={classes(entry.side, text.soft, text.small)}>
        {withLinks(texts.changed(longDate(updatedAt)), (day) => (
          <time dateTime={updatedAt}>{day}</time>
        ))}
      </span>
      <p className={classes(entry.text, styles.body, text.small, text.soft)}>{body}</p>
      <div className={entry.acts}>
        <ButtonLink to={id} size="sm" preventScrollReset data-entry>
          <Pencil className={icon.sm} />
          {texts.edit}
          <span className={visuallyHidden.visuallyHidden}> {title}</span>
        </ButtonLink>
        <DeleteLink id={id} name={title} />
      </div>
    </li>
  );
}

/** What staff insert into messages and notes, by title; the form stands over it (reply.tsx). */
export default function Replies({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(replyTexts);
  const { deletion } = texts;
  const replies = useShown(loaderData.shown, texts.notRead);
  const form = useOutlet();
  return (
    <>
      <div inert={form !== null}>
        <BackLink className={styles.back} to="/admin/messages">
          {texts.back}
        </BackLink>
        <TabHead
          title={texts.title}
          actions={
            <ButtonLink to="new" variant="primary" preventScrollReset>
              <Plus />
              {texts.add}
            </ButtonLink>
          }
        >
          {texts.lead}
        </TabHead>
        {!replies && (
          <EmptyState kind="error" card title={texts.notRead}>
            <p>{texts.safe}</p>
          </EmptyState>
        )}
        {replies?.length === 0 && (
          <EmptyState card title={texts.none}>
            <p>{texts.noneText}</p>
          </EmptyState>
        )}
        <ul className={classes(entries.entries, entries.first)}>
          {(replies ?? []).map((reply) => (
            <Entry key={reply.id} reply={reply} />
          ))}
        </ul>
        <ConfirmDelete
          rows={(replies ?? []).map(({ id, title }) => ({ id, name: title }))}
          question={deletion.question}
          keep={deletion.keep}
          explanation={deletion.explanation}
        />
      </div>
      {form}
    </>
  );
}
