import { readFileSync } from 'node:fs';
import { type Translation, translations } from '#contract/base/languages.ts';
import type { PostWords } from '#contract/site/posts.ts';
import type { Translations } from '#contract/site/translated/translations.ts';
import { keptTranslations } from '#core/site/translations.ts';

type Described = Readonly<Record<string, { title: string; excerpt: string }>>;

/** Titles and excerpts by the address of the post. Its text stands in db/posts/{slug}.{language}.md. */
const described: Readonly<Record<Translation, Described>> = {
  es: {
    'what-a-breach-notice-is-telling-you': {
      title: 'Lo que de verdad te dice un aviso de filtración',
      excerpt:
        '«No tenemos constancia de un uso indebido» no es lo mismo que «no ha pasado nada». Una lectura línea por línea de la carta que casi todo el mundo tira, y los pasos que merecen la pena.',
    },
    'what-a-risk-score-can-and-cannot-say': {
      title: 'Leer tu informe: lo que una puntuación de riesgo puede decir y lo que no',
      excerpt:
        'Sesenta y dos sobre cien, ¿de qué exactamente? Cuánto pesa una contraseña filtrada frente a un perfil antiguo, y en qué no hay que fiarse del número.',
    },
    'three-questions-a-cloned-caller-cannot-answer': {
      title: 'Dos voces: tres preguntas que una voz clonada no sabe contestar',
      excerpt:
        'Un breve ejercicio en familia para el día en que alguien llame llorando y suene exactamente igual que tu hija.',
    },
    'asking-a-data-broker-to-remove-you': {
      title: 'Pedir a un intermediario de datos que te elimine: una carta que funciona',
      excerpt:
        'El RGPD te da derecho a oponerte, y usarlo no cuesta nada. Aquí está el texto, por qué está cada párrafo y qué hacer cuando ha pasado un mes en silencio.',
    },
    'five-places-an-old-phone-number-hides': {
      title: 'Cinco sitios donde se esconde un número de teléfono antiguo',
      excerpt:
        'Lo cambiaste hace años. Tu banco lo sabe. Estos cinco probablemente no, y al menos uno de ellos permite restablecer una contraseña con él.',
    },
    'the-quiet-way-to-close-an-old-account': {
      title: 'Cómo cerrar con discreción una cuenta que habías olvidado',
      excerpt:
        'Eliminarla no es el primer paso, y a veces tampoco el último. Un orden de trabajo que deja el menor rastro posible.',
    },
  },
  fr: {
    'what-a-breach-notice-is-telling-you': {
      title: 'Ce que vous dit vraiment un avis de fuite de données',
      excerpt:
        '« Nous n’avons aucune preuve d’utilisation abusive » ne veut pas dire « il ne s’est rien passé ». Une lecture ligne à ligne de la lettre que la plupart des gens jettent, et les étapes qui en valent la peine.',
    },
    'what-a-risk-score-can-and-cannot-say': {
      title: 'Lire votre rapport : ce qu’un score de risque peut dire, et ce qu’il ne peut pas',
      excerpt:
        'Soixante-deux sur cent, mais de quoi au juste ? Ce que pèse un mot de passe divulgué face à un vieux profil, et là où il ne faut pas se fier au nombre.',
    },
    'three-questions-a-cloned-caller-cannot-answer': {
      title: 'Deux voix : trois questions auxquelles une voix clonée ne sait pas répondre',
      excerpt:
        'Un court exercice en famille pour le jour où quelqu’un appelle en larmes, avec exactement la voix de votre fille.',
    },
    'asking-a-data-broker-to-remove-you': {
      title: 'Demander à un courtier en données de vous effacer : une lettre qui fonctionne',
      excerpt:
        'Le RGPD vous donne le droit de vous opposer, et l’exercer ne coûte rien. Voici le texte, la raison de chaque paragraphe, et que faire quand un mois a passé sans réponse.',
    },
    'five-places-an-old-phone-number-hides': {
      title: 'Cinq endroits où se cache un ancien numéro de téléphone',
      excerpt:
        'Vous en avez changé il y a des années. Votre banque le sait. Ces cinq-là probablement pas, et l’un d’eux au moins permet de réinitialiser un mot de passe.',
    },
    'the-quiet-way-to-close-an-old-account': {
      title: 'Fermer discrètement un compte que vous aviez oublié',
      excerpt:
        'Supprimer n’est pas la première étape, et parfois pas la dernière non plus. Un ordre de travail qui laisse le moins de traces possible.',
    },
  },
};

function wordsIn(code: Translation, slug: string): Partial<PostWords> {
  const content = readFileSync(new URL(`./posts/${slug}.${code}.md`, import.meta.url), 'utf8').trim();
  return { ...described[code][slug], content };
}

/** The translations that a first post comes with, as staff may change them. */
export function translationsOf(slug: string, english: PostWords): Translations<PostWords> {
  const sent = translations.map((code) => [code, { words: wordsIn(code, slug), isCurrent: true }] as const);
  return keptTranslations(null, english, Object.fromEntries(sent) as Parameters<typeof keptTranslations<PostWords>>[2]);
}
