import { counted } from '#contract/base/plural.ts';

const points = (count: number) => counted('en', count, { one: 'point', other: 'points' });

export default {
  headings: {
    weightiest: 'What weighs most',
    where: 'Which data is where',
    evidence: 'Evidence',
    questions: 'Is this you?',
    sources: 'Every source and its answer',
    working: 'How the score is worked out',
    glossary: 'Words',
  },
  weightiestNote:
    'Dealing with one of them alone does not lower the score, because others of its kind weigh as much. The plan takes them together.',
  weight: (title: string, points: number) => `${title}: ${points} of 100`,
  weightLess: (title: string, weight: number, effect: number) =>
    `${title}: ${weight} of 100; dealing with it lowers the score by ${points(effect)}`,
  morePlaces: (places: string, more: number) => `${places} and ${more} more`,
  kind: (points: number, findings: number) =>
    `${points} from ${counted('en', findings, { one: 'finding', other: 'findings' })}`,
  band: (band: string, from: number, to: number) => `${band} ${from} to ${to}`,
  formula: (version: string) => `Formula version ${version}.`,
  sum: {
    heaviest: (kind: string, points: number) =>
      `Findings of one kind add up, as far as a limit for each kind. The heaviest, “${kind}”, counts in full: ${points}.`,
    others: (points: number) => `The other kinds add ${points}.`,
    together: (score: number) => `Together, on record: ${score}.`,
    silent: (most: number, range: string) => `Sources that gave no answer could make it ${most}: ${range}.`,
    left: (range: string) => `What there is still something to do about, added up alike: ${range}.`,
  },
  glossary: [
    ['Finding', 'What sources say of one thing, told once, with what to do about it.'],
    [
      'Score',
      'What there is still something to do about. It falls as you do what the plan says, and is 0 when nothing is left.',
    ],
    ['On record', 'What can be found or circulates, whatever has been done about it: a fact beside the score.'],
    ['Confirmed', 'At least two sources say so independently, or the place itself shows it.'],
    ['Likely', 'One source says so, and nothing speaks against it.'],
    ['Possible', 'It matches a name only, or its origin is not verified. A name alone never counts.'],
    ['Not checked', 'The source was not asked or did not say. It never means that nothing was found.'],
    ['Control', 'A question whose answer is known, asked of the same source, without which its answer does not count.'],
  ] as readonly (readonly [term: string, meaning: string])[],
  questionsNote: (count: number) =>
    `${counted('en', count, { one: 'page', other: 'pages' })} found by a name only, which others may use too. None of them counts in the score. On the site you can say of each whether it is yours; how each was found is said there and in the signed file.`,
  since: (date: string) => `since ${date}`,
  question: (place: string, facts: string) => `${place} (${facts}).`,
  at: (where: string, url: string) => `${where}: ${url}`,
};
