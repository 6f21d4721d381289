import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { FindingComment } from '#contract/scans/comments.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './comments.module.css';

/** With which a specialist comments on a finding; emptied, the comment is taken away. */
export function CommentForm({ finding, comment }: { finding: FindingView; comment: FindingComment | undefined }) {
  const texts = useTexts(reportTexts);
  const { longDate } = useFormats();
  const act = useAct({ intent: 'comment', of: { finding: finding.id } });
  const last = comment && texts.lastWritten(comment.by, longDate(comment.at));
  return (
    <act.Form className={styles.form} method="post" data-print="hide">
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="finding" value={finding.id} />
      <TextAreaField
        {...act.field('text', comment?.text ?? '')}
        key={comment?.at ?? ''}
        label={texts.yourComment}
        hint={[last, texts.commentHint].filter(Boolean).join(' ')}
        rows={3}
        maxLength={2_000}
      />
      <Button type="submit" size="sm" busy={act.isBusy} busyLabel={texts.saving}>
        {texts.saveComment}
      </Button>
    </act.Form>
  );
}
