import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import prose from '#app/public/shell/prose.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import type { Translation } from '#contract/base/languages.ts';
import { translationTexts } from './languages.texts.ts';

/** A translated text of a post as its readers will see it: drawn by the server, which cleans it as it does for them. */
export function MarkdownPreview({ content, code }: { content: string; code: Translation }) {
  const texts = useTexts(translationTexts);
  const act = useAct<{ html: string }>();
  const html = act.answer?.value?.html ?? null;
  const draw = () =>
    void act.submit({ content }, { method: 'post', action: '/admin/blog/markdown', encType: 'multipart/form-data' });
  return (
    <div>
      <Button size="sm" busy={act.isBusy} busyLabel={texts.drawing} onClick={draw}>
        {texts.preview}
      </Button>
      {html !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/text
        <div className={prose.prose} lang={code} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}
