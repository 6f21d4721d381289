import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './pdf.texts.en.ts';

const french: Texts<typeof english> = {
  title: (email) => `Rapport d’exposition pour ${email}`,
  sampleTitle: (email) => `Exemple de rapport d’exposition pour ${email}`,
  page: (title, page, of) => `${title} · Page ${page} sur ${of}`,
  attached: 'Ce rapport pour les programmes, signé',
  heading: 'Rapport d’exposition',
  forWhom: (who) => `Pour ${who}`,
  scanned: (when, coverage) => `Analyse du ${when} · ${coverage}`,
  severity: { critical: 'Critique', high: 'Élevée', medium: 'Moyenne', low: 'Faible', info: 'Information' },
  severities: {
    critical: (count) => counted('fr', count, { one: 'critique', other: 'critiques' }),
    high: (count) => counted('fr', count, { one: 'élevée', other: 'élevées' }),
    medium: (count) => counted('fr', count, { one: 'moyenne', other: 'moyennes' }),
    low: (count) => counted('fr', count, { one: 'faible', other: 'faibles' }),
    info: (count) => `${count} pour information`,
  },
  dealtWith: (tally, settled, all) => `${tally}. ${settled} sur ${all} traitées.`,
  range: (score, band) => `${score} sur 100 : ${band}`,
  lowerIsQuieter: (score) => `${score} Plus il est bas, plus c’est calme.`,
  toCome: (names) => `À venir : ${names}. Leurs réponses sont ajoutées au rapport sur le site.`,
  gaps: (names) => `Non vérifié : ${names}. Ce rapport ne dit rien de ce qu’elles détiennent.`,
  moreGaps: (names, more) =>
    `Non vérifié : ${names} et ${more} de plus (la liste est à la fin). Ce rapport ne dit rien de ce qu’elles détiennent.`,
  dated: (date, title) => `${date} : ${title}.`,
  fact: (label, value) => `${label} : ${value}`,
  company: (heading) => `${heading} :`,
  comment: (by, date, text) => `${by}, ${date} : ${text}`,
  plan: {
    row: (where, url) => `${where} : ${url}`,
    heading: (minutes) => (minutes === 1 ? 'Votre prochaine minute' : `Vos ${minutes} prochaines minutes`),
    action: (title, when, minutes) =>
      `${title}${when === null ? '' : when === 'today' ? ', aujourd’hui' : ', cette semaine'}, ${minutes} min`,
    more: (count) => `${count} de plus, avec les preuves`,
    goodToKnow: 'Bon à savoir',
  },
  missingLetter:
    'Une lettre que la police de ce document n’a pas. Le rapport sur le site la montre, et le fichier report.json joint la contient.',
  changes: (line, sentence) => `${line}. ${sentence}`,
  since: (date) => `Depuis ${date}`,
  noDate: 'La source ne dit pas depuis quand',
  brokers: {
    ways: (name, domain, ways) => `${name} (${domain}) : ${ways}.`,
    heading: 'Courtiers qui ont probablement vos données',
    asked: (broker, date) => `${broker} Vous les avez sollicités le ${date}.`,
  },
  groups: { todo: 'À faire', watch: 'À surveiller', done: 'Fait', information: 'Information' },
  marked: { open: null, done: 'Marqué comme fait', 'not-mine': 'Marqué comme n’étant pas vous' },
  howWeKnow: (proofs) => `Comment nous le savons : ${proofs}`,
  ticked: (step) => `${step} (fait)`,
  lowers: (points) =>
    `Le traiter fait baisser votre score de ${counted('fr', points, { one: 'point', other: 'points' })}`,
  moreKinds: (count) => `Et ${count} de plus, que les preuves nomment.`,
  answers: {
    one: (source, answer) => `${source} : ${answer}`,
    alike: (count, answer, sources) =>
      `${count} sources : ${answer.replace(/^(\d+ constats?)\./, '$1 chacune.')} ${sources}.`,
  },
};

export default french;
