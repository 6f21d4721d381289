import { firstLanguage, type Language, type Translation } from '#contract/base/languages.ts';
import type { PageText, PageWords, TextKey } from '#contract/site/pages.ts';
import type { OwnWords } from '#contract/site/translated/translations.ts';
import { type Delivered, wordsIn } from '#core/site/translations.ts';
import { defaultPages } from './defaults.ts';

type Translated = Pick<PageText, 'heading' | 'description' | 'metaDescription'>;

/** The texts of `defaultPages` in the other languages. */
const translatedPages: Readonly<Record<Translation, Record<TextKey, Translated>>> = {
  es: {
    homepage_hero: {
      heading: 'Tu huella digital, en silencio.',
      description:
        '{name} pregunta a {n} fuentes de datos activas por tu dirección de correo y por los nombres de usuario y dominios que indiques. Ves qué responde cada una y qué puedes hacer.',
      metaDescription: 'Descubre dónde aparece tu dirección de correo en internet y qué puedes hacer.',
    },
    homepage_trust: {
      heading: 'Nos confías justo lo que protegemos.',
      description: 'Por eso te contamos qué hacemos con ello y cómo puedes comprobarlo.',
      metaDescription: null,
    },
    contact_details: {
      heading: 'Habla con una persona',
      description: 'Respondemos en el plazo de un día laborable. No envíes contraseñas ni documentos por correo.',
      metaDescription: 'Escríbenos o usa el contacto de emergencia.',
    },
  },
  fr: {
    homepage_hero: {
      heading: 'Votre empreinte numérique, apaisée.',
      description:
        '{name} interroge {n} sources de données actives sur votre adresse e-mail, ainsi que sur les noms d’utilisateur et les domaines que vous indiquez. Vous voyez ce que chacune répond, et que faire.',
      metaDescription: 'Découvrez où apparaît votre adresse e-mail en ligne, et que faire.',
    },
    homepage_trust: {
      heading: 'Vous nous confiez précisément ce que nous protégeons.',
      description: 'Voici donc ce que nous en faisons, et comment vous pouvez le vérifier.',
      metaDescription: null,
    },
    contact_details: {
      heading: 'Parlez à une personne',
      description: 'Nous répondons sous un jour ouvré. N’envoyez ni mots de passe ni documents par e-mail.',
      metaDescription: 'Écrivez-nous, ou utilisez le contact d’urgence.',
    },
  },
};

/** The words of a part of a page as the product writes them. */
export function deliveredPart(language: Translation, key: TextKey): Delivered<Translated> {
  const { content, metaDescription } = defaultPages[key];
  return { english: { ...content, metaDescription }, translated: translatedPages[language][key] };
}

/** The text of a part of a page in a language. @param own what staff have translated into it */
export function pageTextIn(
  language: Language,
  key: TextKey,
  text: PageText,
  own: OwnWords<PageWords> | null | undefined,
): PageText {
  if (language === firstLanguage) return text;
  const { heading, description, metaDescription } = text;
  const english: Translated = { heading, description, metaDescription };
  const { words, langs } = wordsIn(language, english, own as OwnWords<Translated>, deliveredPart(language, key));
  return { ...words, langs };
}
