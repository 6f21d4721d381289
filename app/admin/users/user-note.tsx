import notes from '#app/admin/sheets/notes.module.css';
import { NotesForm } from '#app/admin/sheets/notes-form.tsx';
import type { Outcome } from '#app/forms/outcome.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { longestUserNote, type UserNote, type UserRow } from '#contract/accounts/profiles.ts';

function Written({ by, at }: NonNullable<UserNote['written']>) {
  const { dateTime } = useFormats();
  return (
    <p className={classes(text.small, text.soft)}>
      Saved by {by ?? 'someone whose account was deleted'}, <time dateTime={at}>{dateTime(at)}</time>
    </p>
  );
}

/** What staff keep to themselves about a customer, with who wrote it and when. */
export function UserNoteCard({ user, note }: { user: Pick<UserRow, 'id'>; note: Outcome<UserNote> }) {
  return (
    <Card aria-labelledby="note" head={<h3 id="note">Note</h3>}>
      {note.ok ? (
        <div className={notes.notes}>
          <NotesForm
            kind="internal"
            on={`user ${user.id}`}
            saved={note.value}
            fields={{}}
            hint="Kept encrypted. It is never sent, shown or exported to the customer."
            maxLength={longestUserNote}
          />
          {note.value.written && <Written {...note.value.written} />}
        </div>
      ) : (
        <p className={text.soft}>This could not be read just now. Nothing is lost; please try again in a moment.</p>
      )}
    </Card>
  );
}
