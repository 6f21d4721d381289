import { MessageSquareText } from 'lucide-react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import type { FindingComment, FindingComments } from '#contract/scans/comments.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './comments.module.css';

/** The form with which staff write one. */
type CommentForm = ComponentType<{ finding: FindingView; comment: FindingComment | undefined }>;

interface Comments {
  comments: FindingComments;
  Form: CommentForm | null;
}

const context = createContext<Comments>({ comments: {}, Form: null });

/** What specialists say about the findings that stand within. @param Form for staff, who write them */
export function CommentsProvider({
  comments,
  Form = null,
  children,
}: {
  comments: FindingComments;
  Form?: CommentForm | null;
  children: ReactNode;
}) {
  return <context.Provider value={{ comments, Form }}>{children}</context.Provider>;
}

/** What specialists say about the findings that stand within the provider. */
export const useComments = (): FindingComments => use(context).comments;

/** What a specialist says about a finding, with their name; for staff, the form. */
export function SpecialistComment({ finding }: { finding: FindingView }) {
  const { longDate } = useFormats();
  const { comments, Form } = use(context);
  const comment = comments[finding.id];
  if (Form) return <Form finding={finding} comment={comment} />;
  if (!comment) return null;
  return (
    <figure className={styles.comment}>
      <figcaption>
        <MessageSquareText className={icon.sm} aria-hidden="true" />
        {comment.by}, <time dateTime={comment.at}>{longDate(comment.at)}</time>
      </figcaption>
      <blockquote>{comment.text}</blockquote>
    </figure>
  );
}
