import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import words from '#contract/mailbox/mailbox-words.texts.fr.ts';
import type english from './mailbox.texts.en.ts';

const french: Texts<typeof english> = {
  words,
  title: 'Lire votre messagerie',
  description:
    'Retrouvez les comptes que vous avez, à partir des e-mails que vous avez reçus. Votre navigateur les lit : rien n’en sort.',
  lead: 'Votre messagerie sait où vous avez des comptes. Votre propre navigateur les retrouve : depuis quand, ce qui l’indique et comment les fermer. Rien ne quitte cet appareil.',

  choose: 'Choisir des e-mails',
  notLoaded: 'Le programme qui lit vos fichiers ne s’est pas chargé. Vérifiez votre connexion, puis rechargez la page.',
  drop: 'Déposez ici un fichier mbox, un zip de Takeout ou des fichiers .eml, ou',
  chooseFiles: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  files: 'Fichiers d’e-mails',
  folder: 'Dossier d’e-mails',
  needsScripts: 'Votre navigateur lit lui-même les fichiers ; il lui faut JavaScript pour cela.',

  reading: 'Lecture',
  paused: 'En pause',
  readingHere: 'Lecture sur cet appareil',
  read: 'E-mails lus',
  opening: 'Ouverture des fichiers',
  progress: (read, total, mails, accounts) =>
    `${read} sur ${total} Mo, ${mails} e-mails, ${counted('fr', accounts, { one: 'compte', other: 'comptes' })} jusqu’ici`,
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  stop: 'Arrêter et afficher ce qui a été trouvé',

  found: 'Comptes trouvés',
  accountsFound: (count) => `${counted('fr', count, { one: 'compte', other: 'comptes' })} dans cette messagerie`,
  exposed: (count) =>
    counted('fr', count, {
      one: 'de ces entreprises a subi une fuite alors que vous y aviez un compte.',
      other: 'de ces entreprises ont subi une fuite alors que vous y aviez un compte.',
    }),
  leftOut: (mails, personal, spam, forged) =>
    `E-mails lus : ${mails}. Non comptés : ${personal} écrits ou transférés par des personnes, ${spam} dans les indésirables et ${forged} dont l’expéditeur est usurpé.`,
  search: 'Rechercher',
  sort: 'Trier par',
  orders: {
    matters: 'Le plus important d’abord',
    latest: 'E-mail le plus récent',
    oldest: 'Compte le plus ancien',
    name: 'Nom',
  },
  noneCalledSo: 'Aucun ne porte ce nom.',
  showMore: (count) => `En afficher ${count} de plus`,
  save: 'Enregistrer en CSV',
  again: 'Lire d’autres fichiers',
  unread: (count) => (count === 1 ? 'Un fichier n’a pas été lu' : `${count} fichiers n’ont pas été lus`),
  unreadFile: (name, why) => `« ${name} » : ${why}`,
  unreadWhy: {
    outlook:
      'Seul Outlook lit ce type de fichier. Vous trouverez plus bas comment exporter vos e-mails dans un autre format.',
    broken: 'Il n’a pas pu être lu, ou pas jusqu’au bout.',
    'no-mail': 'Aucun e-mail n’y a été trouvé.',
  },
  writers: (count) =>
    counted('fr', count, {
      one: 'expéditeur qui ne fait que vous écrire',
      other: 'expéditeurs qui ne font que vous écrire',
    }),
  writersText:
    'Lettres d’information, listes et avis. Ils ont votre adresse, mais aucun e-mail n’indique un compte ou une commande.',
  writer: (domain, mails) => `${domain}, ${counted('fr', mails, { one: 'e-mail', other: 'e-mails' })}`,

  noDate: 'Aucune date connue',
  since: (day) => `Depuis le ${day}`,
  sinceAndLast: (since, last) => `Depuis le ${since}, dernier e-mail le ${last}`,
  sinceYear: (year) => `depuis ${year}`,
  breach: (year) => `Fuite de ${year}`,
  breachDuring: (year) =>
    `L’entreprise a subi une fuite en ${year}, alors que le compte existait. Changez ce mot de passe partout où vous l’avez utilisé.`,
  breachBefore: (year) => `L’entreprise a subi une fuite en ${year}, avant le premier e-mail qui indique le compte.`,
  shownBy: (what) => `Indices : ${what}.`,
  subjects: 'E-mails qui l’indiquent',
  subject: (subject) => `« ${subject || 'Sans objet'} »`,
  noWay: (domain) => `Notre répertoire n’indique aucun moyen de le fermer. Cherchez « confidentialité » sur ${domain}.`,
  close: (host) => `Fermer le compte sur ${host}`,
  difficulties: {
    easy: 'Vous pouvez le faire en quelques clics.',
    medium: 'Vous pouvez le faire vous-même, en plusieurs étapes.',
    hard: 'Il faut le demander à leur assistance.',
    limited: 'Ce n’est proposé que dans certains pays.',
    impossible: 'Aucun moyen de le fermer n’est proposé : écrivez-leur plutôt.',
  },
  write: (company) => `Écrire votre lettre à ${company}`,
  writeHint: 'Après connexion, avec votre nom et la loi de votre pays.',

  plan: 'Ajouter des comptes à votre plan',
  planText:
    'Pour les personnes qui ont un compte ici. Choisissez ce que vous voulez fermer ; vous voyez ce qui est envoyé avant l’envoi. [Connectez-vous d’abord, dans un autre onglet] : cette page oublie votre liste dès que vous la quittez.',
  accounts: 'Comptes',
  show: 'Afficher ce qui est envoyé',
  sent: 'Ces lignes, et elles seules, sont envoyées à ce site : le domaine, et les jours du premier et du dernier e-mail. Rien n’est conservé avant que vous ne le confirmiez là-bas.',
  send: 'Envoyer ces lignes',

  happens: 'Ce que deviennent vos e-mails',
  happensText: [
    'Votre navigateur lit les fichiers sur cet appareil. Il regarde l’en-tête et les premiers mots de chaque e-mail, et n’en garde rien. Ce que l’on sait des entreprises est chargé avec cette page, avant que vous ne choisissiez un fichier. La page ne peut alors se connecter à personne, pas même à nous : sa politique l’interdit, et votre navigateur la fait respecter. Seul ce que vous ajoutez vous-même à votre plan est envoyé, après que vous l’avez vu. Quand vous fermez la page, la liste disparaît.',
    'Un e-mail compte lorsqu’il indique un compte ou une commande : une bienvenue, une adresse à confirmer, un code de sécurité, une nouvelle connexion, un mot de passe modifié, un reçu. Les lettres d’information figurent à part. Les indésirables, les expéditeurs usurpés et ce que des personnes vous ont transféré ne comptent pas. Un compte dont vous avez supprimé les e-mails ne peut pas être retrouvé.',
  ],
  howToExport: 'Comment obtenir vos e-mails dans un fichier',
  exports: [
    '[Gmail :] ouvrez Google Takeout, choisissez uniquement les e-mails et téléchargez le zip.',
    '[Apple Mail :] choisissez une boîte aux lettres, puis « Exporter la boîte aux lettres » dans le menu Boîte aux lettres. Choisissez ensuite le dossier.',
    '[Thunderbird :] choisissez le dossier de votre profil qui contient les e-mails ; ses fichiers sont au format mbox.',
    '[Outlook pour Mac :] exportez depuis le menu Fichier, puis choisissez le fichier .olm.',
    '[Outlook pour Windows :] seul Outlook lit ses fichiers .pst et .msg. Faites glisser les messages dans un dossier au format .eml dans le nouvel Outlook, ou ouvrez le compte dans Thunderbird et utilisez ses fichiers.',
    '[Proton, Fastmail et autres :] exportez au format mbox ou .eml, puis choisissez le dossier.',
  ],
};

export default french;
