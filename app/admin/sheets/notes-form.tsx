import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import styles from './notes.module.css';
import { useDraft } from './use-draft.ts';

interface NotesFormProps {
  /** What they are on: "message" or "order" and its id. */
  on: string;
  saved: { text: string; version: number };
  /** Hidden fields that say whose notes these are. */
  fields: Readonly<Record<string, string>>;
  label?: string;
  hint: string;
  maxLength: number;
  /** Called when they were saved. */
  onDone?: () => void;
}

/** Notes of staff on a message or an order. What a colleague saved meanwhile is shown and never overwritten unseen. */
export function NotesForm({ on, saved, fields, label = 'Admin notes', hint, maxLength, onDone }: NotesFormProps) {
  const act = useAct({ intent: 'notes', of: fields, onDone });
  const draft = useDraft({ saved, thing: `notes on ${on}`, typed: act.typedBefore('notes') });
  return (
    <act.Form className={styles.notes} method="post" aria-label={label}>
      {Object.entries({ ...fields, intent: 'notes', version: String(draft.version) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextAreaField
        label={label}
        hint={hint}
        name="notes"
        rows={3}
        maxLength={maxLength}
        value={draft.text}
        onChange={draft.onChange}
        error={act.failed}
      />
      {draft.theirs !== null && (
        <Notice tone="warning">
          <p>Someone else saved other notes meanwhile:</p>
          <blockquote className={styles.theirs}>{draft.theirs || 'Nothing: they were emptied.'}</blockquote>
          <div className={styles.choice}>
            <Button size="sm" onClick={draft.takeTheirs}>
              Use theirs
            </Button>
            <Button size="sm" onClick={draft.keepMine}>
              Keep mine
            </Button>
          </div>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={act.isBusy} busyLabel="Saving…" disabled={draft.theirs !== null}>
          Save Notes
        </Button>
      </div>
    </act.Form>
  );
}
