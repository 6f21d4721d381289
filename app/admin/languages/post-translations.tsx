import type { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import type { EditedPost } from '#contract/site/posts.ts';
import { MarkdownPreview } from './markdown-preview.tsx';
import { postFields } from './translation-fields.ts';
import { Translations } from './translations.tsx';

interface PostTranslationsProps {
  form: ReturnType<typeof useSheetForm>;
  post: EditedPost | null;
}

/** The translations of a post. */
export const PostTranslations = ({ form, post }: PostTranslationsProps) => (
  <Translations
    form={form}
    fields={postFields}
    edited={post?.translations}
    english={post}
    preview={(textIn, code) => <MarkdownPreview content={textIn('content')} code={code} />}
  />
);
