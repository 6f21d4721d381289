import { counted } from '#contract/base/plural.ts';

export default {
  forWhom: 'For [email]',
  forNamed: 'For [name], [email]',
  scannedOn: 'Scanned on [time] · [coverage]',
  whatToDo: 'What to do',
  moreWithEvidence: (more: number) => `${more} more, with the evidence`,
  moreKinds: (more: number) => `And ${more} more, which the evidence names.`,
  toCome: (names: string) => `Still to come: ${names}. Their answers are added to the report on the site.`,
  since: (date: string) => `Since ${date}`,
  noDate: 'The source does not say since when',
  dealtWith: 'Dealt with',
  fact: (label: string, value: string) => `${label}: ${value}`,
  lowersScore: (effect: number) =>
    `Dealing with it lowers your score by ${counted('en', effect, { one: 'point', other: 'points' })}`,
  howWeKnow: (proofs: string) => `How we know: ${proofs}`,
  answer: (source: string, answer: string) => `${source}: ${answer}.`,
};
