import { Eye, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import styles from './notes.module.css';
import { sheetTexts } from './sheets.texts.ts';
import { useDraft } from './use-draft.ts';

/** Two kinds that nobody shall take for one another: each has its own words, look, field and form. */
const kinds = {
  customer: {
    intent: 'notes',
    name: 'notes',
    sign: { tone: 'info', icon: Eye },
  },
  internal: {
    intent: 'internal-note',
    name: 'internalNote',
    sign: { tone: 'neutral', icon: Lock },
  },
} as const;

interface NotesFormProps {
  kind: keyof typeof kinds;
  /** What they are on: "message" or "order" and its id. */
  on: string;
  saved: { text: string; version: number };
  /** Hidden fields that say whose notes these are. */
  fields: Readonly<Record<string, string>>;
  hint: string;
  maxLength: number;
  /** Where the page's form is not called as its kind is. */
  intent?: string;
  name?: string;
  /** Stands beside the button. */
  tools?: ReactNode;
  /** Called when they were saved. */
  onDone?: () => void;
}

/** A note on a message or an order. What a colleague saved meanwhile is shown and never overwritten unseen. */
export function NotesForm({ kind, on, saved, fields, hint, maxLength, tools, onDone, ...own }: NotesFormProps) {
  const texts = useTexts(sheetTexts);
  const { label, readers, save } = texts.notes[kind];
  const { sign } = kinds[kind];
  const { intent, name } = { ...kinds[kind], ...own };
  const act = useAct({ intent, of: fields, onDone });
  const draft = useDraft({ saved, thing: `${kind} note on ${on}`, typed: act.typedBefore(name) });
  return (
    <act.Form className={classes(styles.notes, styles[kind])} method="post" aria-label={label}>
      {Object.entries({ ...fields, intent, version: String(draft.version) }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div>
        <Badge {...sign}>{readers}</Badge>
      </div>
      <TextAreaField
        label={label}
        hint={hint}
        name={name}
        rows={3}
        maxLength={maxLength}
        value={draft.text}
        onChange={draft.onChange}
        error={act.failed}
      />
      {draft.theirs !== null && (
        <Notice tone="warning">
          <p>{texts.otherNote}</p>
          <blockquote className={styles.theirs}>{draft.theirs || texts.emptied}</blockquote>
          <div className={styles.choice}>
            <Button size="sm" onClick={draft.takeTheirs}>
              {texts.useTheirs}
            </Button>
            <Button size="sm" onClick={draft.keepMine}>
              {texts.keepMine}
            </Button>
          </div>
        </Notice>
      )}
      <div className={styles.choice}>
        <Button type="submit" busy={act.isBusy} busyLabel={texts.saving} disabled={draft.theirs !== null}>
          {save}
        </Button>
        {tools}
      </div>
    </act.Form>
  );
}
