import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './paper.texts.en.ts';

const spanish: Texts<typeof english> = {
  forWhom: 'Para [email]',
  forNamed: 'Para [name], [email]',
  scannedOn: 'Análisis del [time] · [coverage]',
  whatToDo: 'Qué hacer',
  moreWithEvidence: (more) => `${more} más, junto a las pruebas`,
  moreKinds: (more) => `Y ${more} más, que figuran en las pruebas.`,
  toCome: (names) => `Por llegar: ${names}. Sus respuestas se añaden al informe en el sitio.`,
  since: (date) => `Desde ${date}`,
  noDate: 'La fuente no dice desde cuándo',
  dealtWith: 'Resuelto',
  fact: (label, value) => `${label}: ${value}`,
  lowersScore: (effect) =>
    `Resolverlo baja tu puntuación en ${counted('es', effect, { one: 'punto', other: 'puntos' })}`,
  howWeKnow: (proofs) => `Cómo lo sabemos: ${proofs}`,
  answer: (source, answer) => `${source}: ${answer}.`,
};

export default spanish;
