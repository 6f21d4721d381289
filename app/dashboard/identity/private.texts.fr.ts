import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './private.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Sites privés',
  lead: 'Sur certains sites, un profil révèle à lui seul quelque chose de privé : contenus pour adultes, rencontres, politique, santé et jeux d’argent. Aucune analyse ne les interroge. Vous pouvez les faire interroger sur un nom d’utilisateur à vous, à votre seul usage.',
  failures: {
    switch: 'Le choix n’a pas pu être enregistré. Réessayez.',
    ask: 'Les sites n’ont pas pu être interrogés. Réessayez.',
  },
  switchedOn: 'Activé. Rien n’est demandé tant que vous n’appuyez pas sur le bouton.',
  switchedOff: 'Désactivé. Les réponses sont supprimées.',
  before: 'Avant d’activer',
  facts: [
    'Chaque site est interrogé sur l’existence d’un profil public sous ce nom d’utilisateur. Il voit le nom, et pas vous.',
    'N’importe qui peut utiliser le même nom. Un profil qui le porte n’est pas forcément le vôtre, et personne ne devrait conclure qu’il l’est.',
    'Les réponses ne figurent que sur cette page, fermées jusqu’à ce que vous les ouvriez. Elles ne sont dans aucun rapport, score, fichier, e-mail ou lien, et notre équipe ne les voit jamais.',
    'Elles sont chiffrées avec la clé de votre compte, font partie de la copie de vos données et sont supprimées quand vous désactivez. Rien n’est redemandé automatiquement.',
  ],
  noUsername: 'Aucun nom d’utilisateur pour l’instant',
  noUsernameText: 'Ces sites sont interrogés par nom d’utilisateur. Ajoutez d’abord l’un des vôtres.',
  addUsername: 'Ajouter un nom d’utilisateur',
  on: 'Activé',
  off: 'Désactivé',
  switchOn: 'Activer',
  switchOff: 'Désactiver et supprimer',
  saving: 'Enregistrement…',
  ask: 'Interroger les sites',
  askAgain: 'Interroger de nouveau les sites',
  asking: 'Interrogation…',
  ofName: (label, username) => `${label} : ${username}`,
  beingAsked:
    'Les sites sont en cours d’interrogation. Cela prend une minute au plus ; vous pouvez quitter cette page.',
  askedOn: (date) => `Interrogés le [${date}].`,
  notAllAsked: 'Tous les sites n’ont pas été interrogés. Réessayez.',
  nothingAsked: 'Rien n’a encore été demandé.',
  notAsked: 'Ces sites ne sont pas interrogés sur ce nom.',
  show: 'Afficher les réponses',
  noneCounts: 'Aucun de ces sites n’a réussi son test : rien de ce qu’ils diraient ne compterait.',
  noProfile: (count) =>
    count < 2
      ? `Aucun profil public sous ce nom n’a été trouvé (${counted('fr', count, { one: 'site a répondu', other: 'sites ont répondu' })}).`
      : `Aucun profil public sous ce nom n’a été trouvé sur les ${counted('fr', count, { one: 'site', other: 'sites' })} qui ont répondu.`,
  profiles: (count) =>
    `Un profil public sous ce nom a été trouvé sur ${counted('fr', count, { one: 'site', other: 'sites' })}. Ce n’est pas forcément le vôtre.`,
  topics: {
    adult: 'contenus pour adultes',
    dating: 'rencontres',
    politics: 'politique',
    health: 'santé',
    gambling: 'jeux d’argent',
  },
  ifYours: (removal) => `Si c’est le vôtre : ${removal}.`,
  noProfileAt: (names) => `Aucun profil : [${names}].`,
  notChecked: (names) => `Non vérifié : [${names}].`,
  print: 'Imprimer ces réponses avec cette page',
  printHint: 'Sinon, elles sont omises.',
};

export default french;
