import notes from '#app/admin/sheets/notes.module.css';
import { NotesForm } from '#app/admin/sheets/notes-form.tsx';
import type { Outcome } from '#app/forms/outcome.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { longestUserNote, type UserNote, type UserRow } from '#contract/accounts/profiles.ts';
import { customerTexts } from './customer.texts.ts';

function Written({ by, at }: NonNullable<UserNote['written']>) {
  const { note: texts } = useTexts(customerTexts);
  const { dateTime } = useFormats();
  const drawTime = () => <time dateTime={at}>{dateTime(at)}</time>;
  return (
    <p className={classes(text.small, text.soft)}>
      {by === null ? withLinks(texts.savedByGone, drawTime) : withLinks(texts.saved, () => by, drawTime)}
    </p>
  );
}

/** What staff keep to themselves about a customer, with who wrote it and when. */
export function UserNoteCard({ user, note }: { user: Pick<UserRow, 'id'>; note: Outcome<UserNote> }) {
  const texts = useTexts(customerTexts);
  return (
    <Card aria-labelledby="note" head={<h3 id="note">{texts.note.title}</h3>}>
      {note.ok ? (
        <div className={notes.notes}>
          <NotesForm
            kind="internal"
            on={`user ${user.id}`}
            saved={note.value}
            fields={{}}
            hint={texts.note.hint}
            maxLength={longestUserNote}
          />
          {note.value.written && <Written {...note.value.written} />}
        </div>
      ) : (
        <p className={text.soft}>{texts.notRead}</p>
      )}
    </Card>
  );
}
