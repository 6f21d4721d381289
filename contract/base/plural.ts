import { type Language, languageFacts } from './languages.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(languageFacts[language].locale);
  rules.set(language, known);
  return known;
}

/** "1 source", "12 sources": the number as the language writes it, and the form that it asks for. */
export const counted = (language: Language, count: number, forms: Forms): string =>
  `${count.toLocaleString(languageFacts[language].locale)} ${forms[rulesOf(language).select(count)] ?? forms.other}`;
