import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import desk from '#contract/removal/desk-words.texts.fr.ts';
import type english from './cli.texts.en.ts';

const sources = { one: 'source', other: 'sources' };

const french: Texts<typeof english> = {
  written: (file) => `${file} a été écrit.`,
  interrupted: 'Interrompu : voici ce qui avait été trouvé jusque-là.',
  scan: {
    severities: { critical: 'Critique', high: 'Élevée', medium: 'Moyenne', low: 'Faible', info: 'Information' },
    found: 'Trouvé',
    foundByName: 'Trouvé par un nom que d’autres peuvent aussi porter',
    toDo: (steps) => `À faire : ${steps}`,
    missing: (count) =>
      `${counted('fr', count, { one: 'réponse manque', other: 'réponses manquent' })}, ce qui ne dit rien de ce que détiennent ces sources`,
    clearAt: 'Rien trouvé auprès de',
    toCome: (names) => `À venir : ${names}`,
    more: (count) => `et ${count} de plus`,
    counts: { found: 'trouvé', clear: 'rien', notChecked: 'non vérifié', open: 'à venir' },
    states: { found: 'trouvé', clear: 'rien', 'not-checked': 'non vérifié', 'left-out': 'écartée' },
    earlier: '(réponse antérieure)',
    failedTests: 'elle n’a pas réussi ses tests depuis ici',
    leftOut: (count) =>
      counted('fr', count, {
        one: 'site n’a pas réussi ses tests depuis ici et n’a pas été interrogé.',
        other: 'sites n’ont pas réussi leurs tests depuis ici et n’ont pas été interrogés.',
      }),
  },
  notice: {
    askedWith: {
      P0: 'Rien qui vous nomme : un domaine seulement',
      P1: 'Une empreinte de votre adresse, ou une partie',
      P2: 'Un nom d’utilisateur ou un nom',
      P3: 'Votre adresse, telle quelle',
    },
    asked: (count) => counted('fr', count, sources),
    names: (names) => `${names}.`,
    namesAndMore: (names, more) => `${names} et ${more} de plus.`,
    asks: (count) =>
      `Cette commande interroge ${counted('fr', count, sources)} depuis votre propre réseau, sous votre adresse IP.`,
    tests: (count) =>
      `Parmi elles, ${counted('fr', count, { one: 'site est d’abord interrogé', other: 'sites sont d’abord interrogés' })} sur des noms connus d’autres personnes.`,
    proves:
      'Chacune est aussi interrogée sur un nom qu’elle connaît et sur un nom que personne ne porte, pour voir si sa réponse est crédible. Rien ne nous parvient.',
    question: 'Les interroger ? [o/N] ',
    yes: ['o', 'oui', 'y', 'yes'],
  },
  page: {
    title: (address) => `Rapport d’exposition de ${address}`,
    exposed: (kinds) => `Exposé : ${kinds}.`,
    fromHere: 'interrogé depuis cet ordinateur',
    findings: 'Constats',
    none: 'Aucune des sources qui ont répondu ne connaît cette adresse.',
    sources: 'Sources',
    found: (count) => counted('fr', count, { one: 'constat', other: 'constats' }),
  },
  mailbox: {
    accounts: (count) => `${counted('fr', count, { one: 'compte', other: 'comptes' })} dans cette boîte`,
    exposed: (count) =>
      counted('fr', count, {
        one: 'de ces entreprises a perdu des données pendant que vous y aviez un compte.',
        other: 'de ces entreprises ont perdu des données pendant que vous y aviez un compte.',
      }),
    counts: (mails, personal, spam, forged) =>
      `${counted('fr', mails, { one: 'e-mail lu', other: 'e-mails lus' })}. Non comptés : ${personal} que des personnes ont écrits ou transférés, ${spam} dans le spam et ${forged} à l’expéditeur falsifié.`,
    noDate: 'sans date',
    breach: (year) => `fuite de ${year}`,
    times: (since, last, proofs) => `depuis ${since}, dernières nouvelles ${last} · ${proofs}`,
    close: (url, difficulty) => `Fermez-le : ${url} ${difficulty}`,
    write: (command) => `Écrivez : ${command}`,
    writers: (count) =>
      counted('fr', count, {
        one: 'expéditeur qui ne fait que vous écrire',
        other: 'expéditeurs qui ne font que vous écrire',
      }),
    listed: '--verbose les énumère.',
    more: (count) => `et ${count} de plus`,
    unread: (count) => counted('fr', count, { one: 'fichier non lu', other: 'fichiers non lus' }),
    why: {
      outlook: 'seul Outlook lit ce type de fichier ; exportez-en le courrier',
      broken: 'il n’a pas pu être lu, ou pas jusqu’à la fin',
      'no-mail': 'aucun e-mail n’y a été trouvé',
    },
    progress: (done, all, mails, accounts, left) =>
      `${done} Mo sur ${all}, ${counted('fr', mails, { one: 'e-mail', other: 'e-mails' })}, ${counted('fr', accounts, { one: 'compte', other: 'comptes' })} jusqu’ici, ${left}`,
  },
  verify: {
    holds: 'L’entrée figure dans le journal signé',
    failed: 'La preuve ne tient pas',
    open: 'Non vérifié',
    entry: (id, action, outcome, time) => `Entrée ${id} : ${action} (${outcome}), ${time}`,
    browser: 'Ce navigateur',
    node: 'Cette version de Node',
  },
  letter: {
    to: (address) => `À : ${address}`,
    subject: (subject) => `Objet : ${subject}`,
    otherWays: (ways) => `Autres façons de l’envoyer : ${ways}`,
    discloses: (fields) => `Elle révèle : ${fields}`,
    notes: desk.notes,
    unknown: 'Le répertoire ne connaît aucune entreprise de ce nom.',
    which: 'Laquelle ? Indiquez son id :',
    nobody: (company) => `Personne à qui écrire n’est connu chez ${company}.`,
    noLaw: 'Aucune loi connue ne vous donne un tel droit là-bas. Aux États-Unis et au Canada, --region décide.',
    noRight: (kinds) => `Cette loi ne prévoit pas ce droit. Elle prévoit : ${kinds}.`,
  },
};

export default french;
