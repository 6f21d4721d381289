import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { useSheetForm } from '#app/admin/sheets/use-sheet-form.tsx';
import { useTexts } from '#app/language/texts.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import text from '#app/ui/styles/text.module.css';
import { type Translation, translations } from '#contract/base/languages.ts';
import { standardBadges } from '#contract/site/services.ts';
import {
  currentField,
  type EditedField,
  translatedMarker,
  translatedName,
} from '#contract/site/translated/translations.ts';
import { translationTexts } from './languages.texts.ts';
import type { TranslatedField } from './translation-fields.ts';
import styles from './translations.module.css';

/** Fields by name, as a form begins with them. */
type Edited = Readonly<Record<Translation, Readonly<Record<string, EditedField<unknown> | undefined>>>>;

interface TranslationsProps {
  form: ReturnType<typeof useSheetForm>;
  fields: readonly TranslatedField[];
  /** Null for something new. */
  edited: object | null | undefined;
  /** What the English fields began with. */
  english: object | null;
  /** Draws the content of a legal text, which is an object: its JSON, and what writes it. */
  drawContent?: (json: string, onChange: (json: string) => void) => ReactNode;
  /** Stands below the fields of a language, with what one of them holds. */
  preview?: (textIn: (field: TranslatedField['name']) => string, code: Translation) => ReactNode;
}

/** As a text field holds it: a list by lines, an object as JSON. */
function fieldText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value ?? '');
}

/** What the form around holds, read anew whenever somebody types in it; null until then. */
function useTyped(within: RefObject<HTMLElement | null>): FormData | null {
  const [typed, setTyped] = useState<FormData | null>(null);
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return;
    const read = () => setTyped(new FormData(form));
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [within]);
  return typed;
}

interface LanguageProps extends TranslationsProps {
  code: Translation;
  valueIn: (name: string) => string | null;
}

function Field({ code, field, form, edited, drawContent }: Omit<LanguageProps, 'fields'> & { field: TranslatedField }) {
  const texts = useTexts(translationTexts);
  const { name, maxLength, rows, hint } = field;
  const one = (edited as Edited | null | undefined)?.[code][name];
  const said = one?.isOutdated ? texts.outdated : one?.isDelivered ? texts.delivered : hint && texts.hints[hint];
  const props = {
    ...form.field(translatedName(code, name), fieldText(one?.text)),
    label: texts.fields[name][code],
    hint: said,
    lang: code,
    maxLength,
    optional: true,
  };
  if (name === 'content' && drawContent) return <ContentField {...props} form={form} drawContent={drawContent} />;
  return rows === undefined ? <TextField {...props} /> : <TextAreaField {...props} rows={rows} />;
}

interface ContentFieldProps extends Pick<LanguageProps, 'form'> {
  name: string;
  label: string;
  hint: string | undefined;
  lang: string;
  maxLength: number;
  defaultValue: string;
  error: string | undefined;
  drawContent: NonNullable<TranslationsProps['drawContent']>;
}

/** The content of a legal text as fields, and as the JSON that is saved: all there is without scripts. */
function ContentField({ form, drawContent, defaultValue, ...area }: ContentFieldProps) {
  const [json, setJson] = useState(defaultValue);
  const change = (next: string) => {
    form.markChanged();
    setJson(next);
  };
  return (
    <>
      {drawContent(json, change)}
      <TextAreaField
        {...area}
        optional
        rows={8}
        spellCheck={false}
        value={json}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </>
  );
}

function LanguageFields(props: LanguageProps) {
  const { code, form, fields, edited, english, valueIn, preview } = props;
  const texts = useTexts(translationTexts);
  const labelsOf = (some: readonly TranslatedField[]) => some.map(({ name }) => texts.fields[name][code]).join(', ');
  const loaded = (edited as Edited | null | undefined)?.[code] ?? {};
  const textIn = (name: string) =>
    valueIn(translatedName(code, name)) ?? form.initial(translatedName(code, name), fieldText(loaded[name]?.text));
  const isWanted = (name: string) => {
    const value = valueIn(name) ?? fieldText((english as Readonly<Record<string, unknown>> | null)?.[name]);
    return value !== '' && !(name === 'badge' && standardBadges.includes(value));
  };
  const wanted = fields.filter(({ name }) => isWanted(name));
  const missing = wanted.filter(({ name }) => textIn(name).trim() === '');
  const outdated = fields.filter(({ name }) => loaded[name]?.isOutdated);
  const hasError = fields.some(({ name }) => form.errorOf(translatedName(code, name)) !== undefined);
  return (
    <details className={styles.language} open={hasError || undefined}>
      <summary>
        <strong>{texts.headings[code]}</strong>
        <ChevronDown aria-hidden="true" />
        {wanted.length > 0 && (
          <span className={text.small}>{missing.length === 0 ? texts.complete : texts.missing(labelsOf(missing))}</span>
        )}
      </summary>
      <div className={styles.fields}>
        {outdated.length > 0 && <Notice tone="warning">{texts.changed(labelsOf(outdated))}</Notice>}
        {fields.map((field) => (
          <Field {...props} key={field.name} field={field} />
        ))}
        {edited && (
          <Checkbox
            name={translatedName(code, currentField)}
            label={texts.current[code]}
            hint={texts.currentHint}
            defaultChecked={form.initialTick(translatedName(code, currentField), false)}
          />
        )}
        {preview?.(textIn, code)}
      </div>
    </details>
  );
}

/**
 * What staff write in other languages, beside the English fields of the same form: a part to open for each language,
 * which says what is missing and what the English has left behind.
 */
export function Translations(props: TranslationsProps) {
  const texts = useTexts(translationTexts);
  const root = useRef<HTMLElement>(null);
  const typed = useTyped(root);
  const valueIn = (name: string) => (typed?.has(name) ? String(typed.get(name)) : null);
  return (
    <section ref={root} className={styles.translations} aria-label={texts.title}>
      <input type="hidden" name={translatedMarker} value="on" />
      <h3 className={text.caption}>{texts.title}</h3>
      <p className={text.small}>{texts.explained}</p>
      {translations.map((code) => (
        <LanguageFields key={code} code={code} valueIn={valueIn} {...props} />
      ))}
    </section>
  );
}
