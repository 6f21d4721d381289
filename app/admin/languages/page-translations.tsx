import { ContentFields } from '#app/admin/content/content-fields.tsx';
import type { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { ContentField } from '#contract/site/page-fields.ts';
import { isTextKey, isUsedKey, type ManagedPage } from '#contract/site/pages.ts';
import { translationTexts } from './languages.texts.ts';
import { legalFields, partFields } from './translation-fields.ts';
import { Translations } from './translations.tsx';

interface PageTranslationsProps {
  form: ReturnType<typeof useSheetForm>;
  page: ManagedPage | null;
  pageKey: string;
  /** The content as it is typed. */
  json: string;
  fields: Readonly<Record<string, readonly ContentField[]>>;
}

/** The translations of an entry: of a part of a page its texts, of a legal text its title and its whole content. */
export function PageTranslations({ form, page, pageKey, json, fields }: PageTranslationsProps) {
  const { copyEnglish } = useTexts(translationTexts);
  if (!isUsedKey(pageKey)) return null;
  const meta = page?.metaDescription ?? '';
  const edited = page?.translations;
  if (isTextKey(pageKey))
    return (
      <Translations
        form={form}
        fields={partFields}
        edited={edited}
        english={{ heading: pageKey, description: pageKey, metaDescription: meta }}
      />
    );
  return (
    <Translations
      form={form}
      fields={legalFields}
      edited={edited}
      english={{ title: page?.title, metaDescription: meta, content: json }}
      drawContent={(own, change) =>
        own === '' ? (
          <div>
            <Button size="sm" onClick={() => change(json)}>
              {copyEnglish}
            </Button>
          </div>
        ) : (
          <ContentFields fields={fields[pageKey] ?? []} json={own} isSaved={false} onChange={change} />
        )
      }
    />
  );
}
