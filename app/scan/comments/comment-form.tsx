import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { FindingComment } from '#contract/scans/comments.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './comments.module.css';

/** With which a specialist comments on a finding; emptied, the comment is taken away. */
export function CommentForm({ finding, comment }: { finding: FindingView; comment: FindingComment | undefined }) {
  const { longDate } = useFormats();
  const act = useAct({ intent: 'comment', of: { finding: finding.id } });
  const last = comment && `Last written by ${comment.by} on ${longDate(comment.at)}. `;
  return (
    <act.Form className={styles.form} method="post" data-print="hide">
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="finding" value={finding.id} />
      <TextAreaField
        {...act.field('text', comment?.text ?? '')}
        key={comment?.at ?? ''}
        label="Your comment"
        hint={`${last ?? ''}The customer reads it in the report, with your name. Clear it to remove the comment.`}
        rows={3}
        maxLength={2_000}
      />
      <Button type="submit" size="sm" busy={act.isBusy} busyLabel="Saving…">
        Save comment
      </Button>
    </act.Form>
  );
}
