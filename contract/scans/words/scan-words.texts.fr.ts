import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './scan-words.texts.en.ts';

const countedSources = (count: number) => counted('fr', count, { one: 'source', other: 'sources' });
const all = new Intl.ListFormat('fr');
const any = new Intl.ListFormat('fr', { type: 'disjunction' });

const french: Texts<typeof english> = {
  /** Names of scans that nobody ordered. */
  unordered: { watching: 'Surveillance', newBreach: 'Nouvelle fuite' },
  sourceCategories: {
    breaches: 'Recueils de fuites',
    identity: 'Identité publique',
    keys: 'Clés et certificats',
    code: 'Code et commits',
    domain: 'Votre domaine de messagerie',
    reputation: 'Listes de réputation',
    profiles: 'Profils publics',
  },
  findingCategories: {
    credentials: 'Mots de passe et identifiants',
    'government-id': 'Documents officiels',
    intimate: 'Vie privée',
    financial: 'Argent et paiements',
    health: 'Santé',
    location: 'Où vous habitez',
    phone: 'Téléphone',
    identity: 'Votre identité',
    profiles: 'Profils publics',
    email: 'Votre adresse e-mail',
    technical: 'Traces techniques',
  },
  certainty: { confirmed: 'Confirmé', likely: 'Probable', possible: 'Possible' },
  ownership: {
    proven: 'Il est prouvé que c’est à vous',
    likely: 'Probablement à vous',
    candidate: 'Peut-être à vous',
    conflicting: 'Peut-être à quelqu’un d’autre',
  },
  all: (items) => all.format(items),
  any: (items) => any.format(items),
  sources: countedSources,
  coverage: {
    checked: (answered, asked) =>
      `${answered} sur ${counted('fr', asked, { one: 'source vérifiée', other: 'sources vérifiées' })}`,
    answered: (answered, asked, count) =>
      `${counted('fr', answered, { one: 'réponse', other: 'réponses' })} à ${counted('fr', asked, { one: 'question posée', other: 'questions posées' })} à ${countedSources(count)}`,
    toCome: (checked, waiting) => `${checked}, ${waiting} à venir`,
    thisAddress: 'cette adresse',
    notYet: {
      title: 'Rien n’a encore été vérifié',
      text: 'Les sources figurent dans la liste avec l’heure à laquelle elles seront interrogées.',
    },
    nothingChecked: {
      title: 'Rien n’a pu être vérifié',
      text: 'Aucune source n’a répondu : cela ne dit donc rien de ce qu’elles savent.',
    },
    nothingFound: 'Aucun constat',
    noneThatAnswered: (about) =>
      `Aucune des sources qui ont répondu ne connaît ${about}. Les autres figurent dans la liste des sources.`,
    none: (about) => `Aucune des sources ne connaît ${about}.`,
  },
  answers: {
    reasons: {
      timeout: 'Non vérifié : pas de réponse à temps',
      unreachable: 'Non vérifié : impossible à joindre',
      limited: 'Non vérifié : la source nous a demandé de ralentir',
      refused: 'Non vérifié : la source a refusé de répondre',
      failed: 'Non vérifié : la source est en panne',
      changed: 'Non vérifié : une réponse que nous ne pouvons pas lire',
      'not-applicable': 'Ne s’applique pas à cette adresse',
      interrupted: 'Non vérifié : il ne restait plus de temps',
      unproved: 'Non vérifié : sa réponse n’a pas pu être prouvée',
      conflicting: 'Non vérifié : sa réponse n’affiche pas ce nom',
      indiscriminate: 'Non vérifié : elle trouve aussi des noms inventés',
      suspended: 'Non vérifié : non interrogée tant que nous doutons de ses réponses',
      'opted-out': 'Non vérifié : vous nous avez demandé de ne jamais analyser cette adresse',
      withdrawn: 'Non vérifié : sa réponse a été retirée',
    },
    doubts: {
      unproved:
        'Nous lui avons posé une question dont la réponse est connue, pour voir si elle dit vrai, et n’avons pas reçu de réponse valable.',
      conflicting:
        'Certains sites raccourcissent un nom ou en modifient les caractères et répondent par un autre profil. Rien ne montre que ce qu’elle a envoyé est bien le profil demandé.',
      indiscriminate:
        'Nous l’avons aussi interrogée sur un nom inventé de même forme, et elle l’a trouvé également. Sa réponse ne dit donc rien du vôtre.',
      suspended:
        'Elle a échoué à nos tests, ou nous examinons ses réponses. Elle sera de nouveau interrogée dès qu’elle sera digne de confiance.',
      withdrawn:
        'Elle a donné de mauvaises réponses lors de tests ultérieurs. Ce qu’elle avait dit ici ne compte plus.',
    },
    fromBrowser:
      'Votre navigateur l’a interrogée. Nous avons lu la réponse qu’il a rapportée, sans pouvoir prouver que la source l’a envoyée.',
    reused: (when) => `A répondu le ${when} ; n’a pas été interrogée de nouveau.`,
    about: (time) => `vers ${time}`,
    toCome: 'À venir',
    toComeAt: (when) => `À venir, ${when}`,
    queued: 'En attente',
    checking: 'Vérification…',
    found: (findings) => counted('fr', findings, { one: 'constat', other: 'constats' }),
    clear: 'Rien trouvé',
    byBrowser: (answer) => `${answer}, d’après la demande de votre navigateur`,
    named: (source, about) => `${source} pour ${about}`,
  },
  proofs: {
    control: {
      passed: 'Réussi : interrogée sur une chose que personne ne peut avoir, elle n’a rien trouvé.',
      none: 'Aucun n’est connu : il n’existe pas de question dont sa réponse soit connue d’avance.',
    },
    controlNotKept: 'Non conservé avec ce résultat.',
    asked: (source, about) => `Question posée à ${source} : ${about}`,
    askedAll: (names, about) => `Question posée à ${names} : ${about}`,
    aboutOn: (about, when) => `${about}, le ${when}`,
    rule: (version) => `Version de la règle : ${version}.`,
    controlled: (words) => `Contrôle : ${words}`,
  },
  changes: {
    headings: {
      new: 'Nouveaux',
      back: 'De retour',
      uncovered: 'Trouvés là où rien n’était connu auparavant',
      gone: 'Disparus',
      unchecked: 'Non revérifiés',
      changed: 'Comptent autrement',
    },
    counts: {
      new: (count) => counted('fr', count, { one: 'nouveau', other: 'nouveaux' }),
      back: (count) => `${count} de retour`,
      uncovered: (count) =>
        counted('fr', count, {
          one: 'trouvé là où rien n’était connu auparavant',
          other: 'trouvés là où rien n’était connu auparavant',
        }),
      gone: (count) => counted('fr', count, { one: 'disparu', other: 'disparus' }),
      unchecked: (count) => counted('fr', count, { one: 'non revérifié', other: 'non revérifiés' }),
    },
    none: 'Rien de nouveau et rien de disparu',
    noPoints: 'L’une des deux analyses n’a pas de score : les points ne peuvent pas être comparés.',
    same: (score) => `Ce qui est consigné totalise toujours ${score} points.`,
    moved: (before, after, effect) => `Ce qui est consigné est passé de ${before} à ${after} points : ${effect}.`,
  },
  plan: {
    due: { today: 'Aujourd’hui', 'this-week': 'Cette semaine' },
    minutes: (minutes) => `${minutes} min`,
    when: (due, minutes) => `${due}, ${minutes}`,
    score: (today) => `${today} aujourd’hui.`,
    scoreAtEnd: (today) => `${today} aujourd’hui, 0 quand tout sera fait.`,
    scoreAfter: (today, after) => `${today} aujourd’hui, ${after} quand cela sera fait.`,
    scoreAfterAndAtEnd: (today, after) =>
      `${today} aujourd’hui, ${after} quand cela sera fait, 0 quand tout sera fait.`,
    falls: (steps) =>
      `Beaucoup de constats pèsent autant : le score ne baisse qu’après environ ${counted('fr', steps, { one: 'étape', other: 'étapes' })}.`,
  },
  timeline: {
    span: (from) => `Depuis ${from} jusqu’à aujourd’hui`,
    undated: (places) => `Date inconnue : ${places}.`,
    undatedMore: (places, more) => `Date inconnue : ${places} et ${more} de plus.`,
  },
  offers: {
    guidance: 'Vous préférez ne pas le faire sans aide ?',
    fraud: 'Que pourrait-on faire de ces données ?',
  },
  scoreMethod:
    'Plus il est bas, plus c’est calme. Le score tient compte de la gravité de chaque exposition, de son ancienneté et de la facilité à la trouver. Il ne peut pas voir ce que personne n’a publié. Tant que des sources restent muettes, c’est un intervalle : ce qui est connu, et le pire de ce qu’elles peuvent détenir. Il compte ce pour quoi il reste quelque chose à faire et vaut 0 quand il ne reste rien ; ce qui a fuité demeure consigné à côté.',
  sampleNote:
    'Ceci est un exemple. La personne est inventée, tout comme ce qui a été trouvé sur elle : des doublures ont répondu à la place des sources.',
};

export default french;
