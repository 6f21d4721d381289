import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { capitalised, countWord, listed } from '../listing-words.ts';
import type english from './verdict.texts.en.ts';
import type { AskedOf } from './verdict-texts.ts';

const sourceCount = (count: number) => counted('fr', count, { one: 'source', other: 'sources' });
const answerCount = (count: number) => counted('fr', count, { one: 'réponse', other: 'réponses' });
const askedCount = ({ count, byQuestion }: AskedOf) =>
  byQuestion ? counted('fr', count, { one: 'question', other: 'questions' }) : sourceCount(count);
const numberWord = (count: number) => countWord(count, 'fr');

const french: Texts<typeof english> = {
  found: (exposures, matches) =>
    listed(
      [
        ...(exposures > 0 ? [counted('fr', exposures, { one: 'exposition', other: 'expositions' })] : []),
        ...(matches > 0
          ? [counted('fr', matches, { one: 'correspondance possible', other: 'correspondances possibles' })]
          : []),
      ],
      'fr',
    ),
  kinds: {
    breaches: 'Recueils de fuites',
    identity: 'Identité publique',
    keys: 'Clés et certificats',
    code: 'Code et commits',
    domain: 'Votre domaine de messagerie',
    reputation: 'Listes de réputation',
    profiles: 'Profils publics',
  },
  quoted: (kinds) =>
    listed(
      kinds.map((kind) => `« ${kind} »`),
      'fr',
    ),
  failed: {
    headline: 'Cette analyse n’a pas pu être terminée.',
    detail: 'La faute est de notre côté, et l’analyse ne dit rien de ce qu’elle n’a pas atteint.',
    found: (found) => `Avant de s’arrêter, elle a trouvé ${found}, à lire ci-dessous.`,
    again: 'Veuillez la relancer.',
  },
  pending: { headline: 'Cette analyse n’a pas encore commencé.', detail: 'Elle commencera dès que son tour viendra.' },
  running: {
    headline: 'L’analyse est en cours.',
    answered: (answered, of) =>
      answered === 1
        ? `1 réponse sur ${askedCount(of)} pour l’instant.`
        : `${answerCount(answered)} sur ${askedCount(of)} pour l’instant.`,
    found: (found) => `Elles connaissent ${found}.`,
    score: 'Le score suivra quand toutes auront eu leur tour.',
  },
  incomplete: {
    headline: 'Trop peu de réponses pour donner un score.',
    noneYet: 'Aucune source n’a encore répondu.',
    none: 'Aucune source n’a répondu.',
    silent: (count) =>
      count === 1
        ? 'Une source n’a pas répondu : cette analyse ne dit rien de ce qu’elle sait.'
        : `${sourceCount(count)} n’ont pas répondu : cette analyse ne dit rien de ce qu’elles savent.`,
    nothingYet: (kinds) => `Sous ${kinds}, aucune source n’a encore répondu, et sans cela un score ne dirait rien.`,
    nothing: (kinds) => `Sous ${kinds}, aucune source n’a répondu, et sans cela un score ne dirait rien.`,
    answered: (answered, of) => `${answerCount(answered)} sur ${askedCount(of)}.`,
    found: (found) => `Elles connaissent ${found}, à lire ci-dessous ; il peut y en avoir d’autres.`,
    foundNone: 'Elles ne connaissent rien, ce qui ne dit rien des autres.',
    again: 'Les sources sont souvent de retour en quelques heures : relancez l’analyse plus tard.',
  },
  nothing: {
    asked: (count) =>
      count === 1 ? 'Rien trouvé dans la source interrogée.' : `Rien trouvé dans les ${count} sources interrogées.`,
    allAnswered: 'Toutes ont répondu.',
    answered: (count) =>
      count === 1
        ? 'Rien trouvé dans la seule source qui a répondu.'
        : `Rien trouvé dans les ${count} sources qui ont répondu.`,
    answers: (count) =>
      count === 1 ? 'Rien trouvé dans la seule réponse reçue.' : `Rien trouvé dans les ${count} réponses reçues.`,
    spelling: (addresses) =>
      addresses.length === 1
        ? `Nous avons interrogé les sources sur ${listed(addresses, 'fr')}, exactement comme l’adresse est écrite ici.`
        : `Nous avons interrogé les sources sur ${listed(addresses, 'fr')}, exactement comme les adresses sont écrites ici.`,
    reach: 'Une analyse ne peut pas voir ce que personne n’a publié.',
    again: 'Relancez une analyse de temps en temps : de nouvelles fuites sont découvertes.',
    gap: 'Relancez l’analyse plus tard pour compléter.',
  },
  nobodys: {
    headline: 'Rien ici n’est à vous.',
    detail: (count) =>
      count === 1
        ? 'Vous avez marqué le seul constat comme concernant quelqu’un d’autre : le score ne le compte pas.'
        : `Vous avez marqué les ${numberWord(count)} constats comme concernant quelqu’un d’autre : le score ne les compte pas.`,
  },
  possible: {
    headline: (count) =>
      count === 1
        ? 'Rien de certain, et une correspondance possible.'
        : `Rien de certain, et ${numberWord(count)} correspondances possibles.`,
    detail: (count) =>
      count === 1
        ? 'Elle n’a été trouvée que par le nom et peut concerner quelqu’un d’autre : le score ne la compte pas.'
        : 'Elles n’ont été trouvées que par le nom et peuvent concerner quelqu’un d’autre : le score ne les compte pas.',
  },
  scored: {
    foundInSources: (found, { sources: some, answered }) =>
      answered === 1
        ? `Nous avons trouvé ${found} dans la seule source qui a répondu.`
        : `Nous avons trouvé ${found} dans ${some} des ${sourceCount(answered)} qui ont répondu.`,
    foundInAnswers: (found, { sources: some, answered }) =>
      `Nous avons trouvé ${found} dans ${answerCount(some)} sur ${answered}.`,
    matters: {
      credentials: 'Le plus important, ce sont vos mots de passe.',
      'government-id': 'Le plus important, ce sont vos pièces d’identité.',
      intimate: 'Le plus important, c’est votre vie privée.',
      financial: 'Le plus important, ce sont vos données bancaires et de carte.',
      health: 'Le plus important, ce sont vos données de santé.',
      location: 'Le plus important, c’est votre adresse postale.',
      phone: 'Le plus important, c’est votre numéro de téléphone.',
      identity: 'Le plus important, ce sont vos informations personnelles.',
      profiles: 'Le plus important, ce sont vos profils publics.',
      email: 'Le plus important, c’est votre adresse e-mail.',
      technical: 'Le plus important, ce sont vos traces techniques.',
    },
    bands: { critical: 'critique', high: 'élevé', medium: 'moyen', low: 'faible', quiet: 'calme' },
    score: (score, band) => `Votre score est de ${score}, soit un niveau ${band}.`,
    range: (score, band, most) =>
      `Votre score est de ${score}, soit un niveau ${band} ; ce que savent peut-être les sources sans réponse pourrait le porter à ${most}.`,
    nothingLeft: (score) =>
      `${score} reste consigné comme un fait : ce qui a fuité ne peut pas être repris, et il ne reste rien à faire.`,
    onRecord: (score) => `${score} est consigné, ce qui compte aussi ce sur quoi personne ne peut agir.`,
    onRecordTouched: (score) =>
      `${score} est consigné, ce qui compte aussi ce que vous avez traité et ce sur quoi personne ne peut agir.`,
    falls: (steps) =>
      `Beaucoup de points pèsent autant : le score commence à baisser après environ ${counted('fr', steps, { one: 'étape', other: 'étapes' })}.`,
  },
  toCome: ({ count, byQuestion }) => {
    if (count === 1)
      return byQuestion
        ? 'Une réponse doit encore arriver ; ce rapport est mis à jour à son arrivée.'
        : 'Une source doit encore répondre ; ce rapport est mis à jour dès sa réponse.';
    return byQuestion
      ? `${capitalised(numberWord(count))} réponses doivent encore arriver ; ce rapport est mis à jour au fur et à mesure.`
      : `${capitalised(numberWord(count))} sources doivent encore répondre ; ce rapport est mis à jour au fur et à mesure.`;
  },
  silence: ({ count, byQuestion }, kinds) => {
    const who = byQuestion
      ? count === 1
        ? 'Une question est restée sans réponse'
        : `${capitalised(numberWord(count))} questions sont restées sans réponse`
      : count === 1
        ? 'Une source n’a pas répondu'
        : `${capitalised(numberWord(count))} sources n’ont pas répondu`;
    const whole = kinds ? `, ${count === 1 ? 'la seule' : 'dont toutes celles'} sous ${kinds}` : '';
    return `${who}${whole} : ce rapport n’en dit donc rien.`;
  },
  headline: {
    quiet: 'Peu de choses sont exposées, et rien n’est à faire cette semaine.',
    quietWithGaps: 'À notre connaissance, rien n’est à faire, mais toutes les sources n’ont pas répondu.',
    low: 'Quelque chose est exposé, mais rien n’est urgent.',
    lowWithGaps: 'À notre connaissance, rien n’est urgent, mais toutes les sources n’ont pas répondu.',
    medium: 'Rien ici n’est urgent, mais une partie mérite une heure.',
    high: 'Aucun point n’est urgent à lui seul, mais ensemble ils comptent.',
    much: 'Beaucoup de choses sont exposées. Commencez par la première de la liste.',
    allDone: 'Tout ce que nous avons trouvé est traité.',
    doneWhatCanBe: 'Vous avez fait ce qui peut être fait.',
    cannotBeRecalled: 'Rien n’est à faire : ce qui a été trouvé ne peut pas être repris.',
    today: (count) =>
      count === 1
        ? 'Une chose est à faire aujourd’hui.'
        : `${capitalised(numberWord(count))} choses sont à faire aujourd’hui.`,
    thisWeek: (count) =>
      count === 1
        ? 'Une chose est à faire cette semaine.'
        : `${capitalised(numberWord(count))} choses sont à faire cette semaine.`,
    rest: 'Le reste peut attendre.',
  },
  line: {
    noneYet: 'Incomplet : aucune source n’a encore répondu',
    none: 'Incomplet : aucune source n’a répondu',
    incomplete: (line) => `Incomplet : ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    withGaps: (what, gaps) => `${what} ; ${gaps}`,
    nothing: (count) => `Rien trouvé dans ${sourceCount(count)}`,
    nothingInAnswers: (count, all) => `Rien trouvé dans ${answerCount(count)} de ${sourceCount(all)}`,
    toCome: (waiting, of) => `${waiting} sur ${askedCount(of)} à venir`,
    silent: (missing, of) => `${missing} sur ${askedCount(of)} sans réponse`,
    unanswered: (missing, of) => `${missing} sur ${askedCount(of)} sans réponse`,
    more: (gap, waiting) => `${gap}, ${waiting} à venir`,
    found: (found) => found,
    critical: (count) => counted('fr', count, { one: 'critique', other: 'critiques' }),
    high: (count) => counted('fr', count, { one: 'élevée', other: 'élevées' }),
    dealtWith: (count) => counted('fr', count, { one: 'traitée', other: 'traitées' }),
  },
};

export default french;
