import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './paper.texts.en.ts';

const french: Texts<typeof english> = {
  forWhom: 'Pour [email]',
  forNamed: 'Pour [name], [email]',
  scannedOn: 'Analyse du [time] · [coverage]',
  whatToDo: 'Que faire',
  moreWithEvidence: (more) => `${more} de plus, avec les preuves`,
  moreKinds: (more) => `Et ${more} de plus, que les preuves indiquent.`,
  toCome: (names) => `À venir : ${names}. Leurs réponses sont ajoutées au rapport sur le site.`,
  since: (date) => `Depuis ${date}`,
  noDate: 'La source ne dit pas depuis quand',
  dealtWith: 'Traité',
  fact: (label, value) => `${label} : ${value}`,
  lowersScore: (effect) =>
    `Le traiter fait baisser votre score de ${counted('fr', effect, { one: 'point', other: 'points' })}`,
  howWeKnow: (proofs) => `Comment nous le savons : ${proofs}`,
  answer: (source, answer) => `${source} : ${answer}.`,
};

export default french;
