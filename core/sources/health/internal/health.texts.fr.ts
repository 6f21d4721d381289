import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './health.texts.en.ts';

const french: Texts<typeof english> = {
  held: 'Notre équipe examine ses réponses.',
  tried:
    'Elle est testée chaque nuit. Les analyses l’interrogent une fois ses deux tests réussis, et pendant les trois jours suivants.',
  quarantined: 'Elle a donné de mauvaises réponses à nos tests. Elle est testée de nouveau chaque nuit.',
  probation: 'Elle réussit de nouveau nos tests, et il lui faut trois bonnes nuits sur cinq.',
  suspect: 'Elle a échoué à l’un de ses trois derniers tests.',
  passed: 'Elle a réussi ses deux tests.',
  answered:
    'Elle a répondu comme le prévoit sa documentation. Nous ne connaissons personne qu’elle doive trouver : elle n’a donc pas de test.',
  gone: 'Toutes les personnes avec qui nous pouvions la tester sont parties : elle ne peut plus prouver que « rien trouvé » est exact.',
  untested: 'Elle n’a pas réussi ses deux tests au cours du dernier jour.',
  unasked: 'Elle n’a répondu à aucune question au cours du dernier jour. Elle n’a pas de test qui lui soit propre.',
  sensitive:
    'Un profil à cet endroit peut relever de la vie privée : aucune analyse ne l’interroge. Qui indique un nom d’utilisateur peut l’activer pour ce nom.',
  byName: 'Aucune analyse n’interroge par un nom, et le nom de personne n’est envoyé où que ce soit.',
  notChosen: 'Elle n’est interrogée que là où l’exploitant du site l’a choisi.',
  noKey: 'Il lui faut une clé qui n’est pas configurée ici.',

  noLimit: 'Aucune limite de notre part',
  atMost: (all) => `Au plus ${all}`,
  first: (most, span) => `${counted('fr', most, { one: 'question', other: 'questions' })} en ${span}`,
  further: (most, span) => `${most} en ${span}`,
  spans: {
    day: (count) => (count === 1 ? 'un jour' : `${count} jours`),
    hour: (count) => (count === 1 ? 'une heure' : `${count} heures`),
    minute: (count) => (count === 1 ? 'une minute' : `${count} minutes`),
    second: (count) => (count === 1 ? 'une seconde' : `${count} secondes`),
  },
};

export default french;
