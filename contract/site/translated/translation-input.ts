import type { z } from 'zod';
import { ticked } from '#contract/base/form-text.ts';
import { type Translation, translations } from '#contract/base/languages.ts';
import { currentField, isEmptyText, type TranslationInput, translatedMarker, translatedName } from './translations.ts';

type Fields = Readonly<Record<string, z.ZodType>>;
type WordsOf<Schemas extends Fields> = { [Field in keyof Schemas]: NonNullable<z.output<Schemas[Field]>> };

const fieldsOf = (schemas: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(
    translations.flatMap((code) => [
      ...Object.entries(schemas).map(([field, schema]) => [translatedName(code, field), schema] as const),
      [translatedName(code, currentField), ticked] as const,
    ]),
  );

/**
 * A form whose texts may be translated: each field again for each language, as `es.name`, and `es.isCurrent`. None of
 * them has to be filled in.
 */
export function withTranslations<Shape extends z.ZodRawShape, Schemas extends Fields>(
  form: z.ZodObject<Shape, z.core.$strict>,
  schemas: Schemas,
) {
  type Form = z.output<typeof form>;
  type Translated = Form & { translations?: TranslationInput<WordsOf<Schemas>> };
  return form.extend({ ...fieldsOf(schemas), [translatedMarker]: ticked }).transform((sent): Translated => {
    const values: Readonly<Record<string, unknown>> = sent;
    const wordsIn = (code: Translation) =>
      Object.keys(schemas)
        .map((field) => [field, values[translatedName(code, field)]] as const)
        .filter(([, value]) => !isEmptyText(value));
    const own = Object.fromEntries(
      translations.map((code) => [
        code,
        { words: Object.fromEntries(wordsIn(code)), isCurrent: values[translatedName(code, currentField)] === true },
      ]),
    ) as unknown as TranslationInput<WordsOf<Schemas>>;
    const english = Object.entries(values).filter(([name]) => Object.hasOwn(form.shape, name));
    const given = Object.fromEntries(english) as Form;
    return values[translatedMarker] === true ? { ...given, translations: own } : given;
  });
}
