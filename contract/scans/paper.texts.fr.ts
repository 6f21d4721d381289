import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './paper.texts.en.ts';

const points = (count: number) => counted('fr', count, { one: 'point', other: 'points' });

const french: Texts<typeof english> = {
  headings: {
    weightiest: 'Ce qui pèse le plus',
    where: 'Quelles données se trouvent où',
    evidence: 'Preuves',
    questions: 'Est-ce vous ?',
    sources: 'Chaque source et sa réponse',
    working: 'Comment le score est calculé',
    glossary: 'Vocabulaire',
  },
  weightiestNote:
    'En traiter un seul ne fait pas baisser le score, car d’autres du même type pèsent autant. Le plan les regroupe.',
  weight: (title, weight) => `${title} : ${weight} sur 100`,
  weightLess: (title, weight, effect) =>
    `${title} : ${weight} sur 100 ; le traiter fait baisser le score de ${points(effect)}`,
  morePlaces: (places, more) => `${places} et ${more} de plus`,
  kind: (weight, findings) => `${weight} pour ${counted('fr', findings, { one: 'constat', other: 'constats' })}`,
  band: (band, from, to) => `${band} : de ${from} à ${to}`,
  formula: (version) => `Version de la formule : ${version}.`,
  sum: {
    heaviest: (kind, weight) =>
      `Les constats d’un même type s’additionnent, jusqu’à une limite par type. Le plus lourd, « ${kind} », compte en entier : ${weight}.`,
    others: (weight) => `Les autres types ajoutent ${weight}.`,
    together: (score) => `Au total, consigné : ${score}.`,
    silent: (most, range) => `Les sources qui n’ont pas répondu pourraient le porter à ${most} : ${range}.`,
    left: (range) => `Ce pour quoi il reste quelque chose à faire, additionné de même : ${range}.`,
  },
  glossary: [
    ['Constat', 'Ce que les sources disent d’une même chose, exposé une seule fois, avec ce qu’il faut faire.'],
    [
      'Score',
      'Ce pour quoi il reste quelque chose à faire. Il baisse à mesure que vous suivez le plan et vaut 0 quand il ne reste rien.',
    ],
    ['Consigné', 'Ce qui peut être trouvé ou circule, quoi qu’on ait fait depuis : un fait à côté du score.'],
    ['Confirmé', 'Au moins deux sources le disent indépendamment, ou l’endroit lui-même le montre.'],
    ['Probable', 'Une source le dit, et rien ne le contredit.'],
    ['Possible', 'Seul un nom correspond, ou l’origine n’est pas vérifiée. Un nom seul ne compte jamais.'],
    [
      'Non vérifié',
      'La source n’a pas été interrogée ou n’a rien dit. Cela ne veut jamais dire que rien n’a été trouvé.',
    ],
    [
      'Contrôle',
      'Une question dont la réponse est connue, posée à la même source, sans laquelle sa réponse ne compte pas.',
    ],
  ],
  questionsNote: (count) =>
    `${counted('fr', count, { one: 'page trouvée', other: 'pages trouvées' })} par un simple nom, que d’autres peuvent aussi porter. Aucune ne compte dans le score. Sur le site, vous pouvez dire de chacune si elle est à vous ; la façon dont elle a été trouvée y figure, ainsi que dans le fichier signé.`,
  since: (date) => `depuis ${date}`,
  question: (place, facts) => `${place} (${facts}).`,
  at: (where, url) => `${where} : ${url}`,
};

export default french;
