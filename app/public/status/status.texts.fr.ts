import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './status.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'État du service',
  description:
    'Comment va chaque partie du site en ce moment, et comment s’est passé chacun des 90 derniers jours. Ce qui n’a pas été mesuré est indiqué comme tel.',
  inShort: {
    good: 'Tout ce qui sert ici fonctionne.',
    impaired: 'Une partie du site rencontre des difficultés.',
    down: 'Une partie du site ne fonctionne pas.',
    unmeasured: 'Toutes les parties n’ont pas été mesurées au cours du dernier quart d’heure.',
  },
  lead: (minutes) =>
    `Le site mesure lui-même chaque partie toutes les ${minutes} minutes ; les jours sont comptés en UTC. Tant que la base de données ou le processus d’arrière-plan est absent, rien ne peut être mesuré : ces heures sont indiquées comme non mesurées, jamais comme bonnes.`,
  legend: 'Ce que signifient les marques',
  words: {
    marks: {
      good: 'bon toute la journée',
      gaps: 'bon, non mesuré toute la journée',
      impaired: 'en difficulté pendant un moment',
      down: 'hors service pendant un moment',
      none: 'non mesuré',
    },
    lastDays: (days, told) => `${days} derniers jours : ${told}`,
    downFor: (span) => `hors service pendant environ ${span}`,
    impairedFor: (span) => `en difficulté pendant environ ${span}`,
    missingFor: (span) => `non mesuré pendant environ ${span}`,
    inDoubt: (count) => counted('fr', count, { one: 'source douteuse', other: 'sources douteuses' }),
    leftOut: (count) => counted('fr', count, { one: 'source écartée', other: 'sources écartées' }),
  },
  unknown: 'inconnu',
  build: (version, commit, schema) =>
    `Version ${version}, commit ${commit}, schéma ${schema}. Seule l’équipe voit cette ligne.`,
  ownParts: 'Nos propres parties',
  theirParts: 'Les sources que les analyses interrogent',
  everySource: 'Toutes les sources, avec leurs 30 derniers jours',
  parts: {
    web: ['Site web', 'Le site répond à sa propre adresse.'],
    database: ['Base de données', 'Elle peut être lue en moins d’une seconde.'],
    queue: ['Tâches de fond', 'Analyses, e-mails et suppressions commencent à l’heure prévue.'],
    mail: ['E-mail', 'Les e-mails partent en moins d’un quart d’heure.'],
    audit: ['Journal d’audit', 'Les nouvelles entrées sont scellées en moins de dix minutes.'],
    backups: ['Sauvegardes', 'La dernière sauvegarde a été restaurée et était complète.'],
    sources: ['Sources', 'Elles réussissent les tests dont nous connaissons la réponse.'],
  },
  states: { good: 'Fonctionne', impaired: 'En difficulté', down: 'Hors service' },
  notMeasured: 'Non mesuré',
  daysAgo: (days) => `Il y a ${days} jours`,
  today: 'Aujourd’hui',
  troubled: (days) => `Jours avec des difficultés ou non mesurés en entier : ${days}`,
  remark: (date, words) => `${date} : ${words}`,
  sourceStates: {
    healthy: ['En bon état', 'Aucun de leurs derniers tests n’a échoué.'],
    suspect: ['Douteuses', 'Un de leurs trois derniers tests a échoué. Le prochain échec les écarte.'],
    quarantined: ['En quarantaine', 'Deux de leurs trois derniers tests ont échoué. Personne n’y est recherché.'],
    probation: [
      'À l’essai',
      'Elles avaient été écartées et ont de nouveau réussi un test. Trois bonnes nuits sur cinq les font revenir ; d’ici là, personne n’y est recherché.',
    ],
    held: ['Retenues', 'Notre équipe les a retirées.'],
    unknown: [
      'Pas encore éprouvées',
      'Aucun test ni aucune question de notre part n’a encore reçu de réponse : on n’en sait donc rien.',
    ],
  },
};

export default french;
