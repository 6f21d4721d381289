import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './settings.texts.en.ts';

const french: Texts<typeof english> = {
  settings: 'Paramètres',

  preferences: 'Préférences',
  emailNotifications: 'Notifications par e-mail',
  emailNotificationsHint: 'Quand il y a un message ou un fichier concernant l’une de vos demandes.',
  serviceUpdates: 'Suivi des services',
  serviceUpdatesHint: 'Quand l’état d’un service que vous avez commandé change.',
  language: 'Langue',
  languages: { en: 'English', es: 'Español', fr: 'Français' },
  languageHint: 'Pour vos pages, nos e-mails, les dates et les nombres. Certains textes n’existent qu’en anglais.',
  timezone: 'Fuseau horaire',
  timezoneHint: 'EST et PST suivent l’heure d’été.',
  example: (now, price) => `Ainsi, nous sommes le ${now}, et un prix s’écrit ${price}.`,
  save: 'Enregistrer les préférences',
  saving: 'Enregistrement…',
  alwaysSent: 'Les e-mails sur les connexions, les paiements et le compte lui-même sont toujours envoyés.',
  saved: { title: 'Préférences enregistrées', description: 'Toutes les pages les suivent désormais.' },
  notSaved: 'Vos préférences n’ont pas pu être enregistrées. Réessayez.',

  watching: 'Surveillance',
  breachAlerts: 'Alertes de fuites',
  breachAlertsHint:
    'Chaque jour, nous lisons les catalogues publics de fuites, nous cherchons vos adresses dans toute nouvelle fuite et nous vous écrivons si elles y figurent. Gratuit, et désactivé tant que vous ne l’activez pas.',
  onWithWatching: 'Activées, avec la surveillance',
  switchOff: 'Désactiver[ les alertes de fuites]',
  switchOn: 'Activer[ les alertes de fuites]',
  tellMe: 'Me prévenir en cas de changement',
  tellMeHint:
    'Nous relançons l’analyse aussi souvent que vous le souhaitez et vous écrivons si quelque chose a changé.',
  chooseHowOften: 'Choisir la fréquence',
  year: 'Un an de surveillance',
  yearHint: (day) =>
    `Tout ce que vous nous avez indiqué est surveillé jusqu’au ${day}. Il n’y a pas de renouvellement automatique.`,
  seeWatched: 'Voir ce qui est surveillé',

  security: 'Sécurité',
  password: 'Mot de passe',
  passwordHint: 'Il vous faut le mot de passe actuel. À défaut, votre profil permet de recevoir un lien.',
  changePassword: 'Changer le mot de passe',
  twoFactor: 'Double authentification',
  on: 'Activée',
  twoFactorOff: 'Un code d’une application de votre téléphone, après le mot de passe.',
  twoFactorSince: (day, codes) =>
    `Activée depuis le ${day}. Codes de récupération restants : ${codes.toLocaleString('fr-FR')}.`,
  manageTwoFactor: 'Gérer la double authentification',
  enableTwoFactor: 'Activer la double authentification',
  passkeys: 'Clés d’accès',
  somePasskeys: (count) =>
    `Vous pouvez vous connecter avec ${counted('fr', count, { one: 'clé d’accès', other: 'clés d’accès' })}.`,
  noPasskeys: 'Votre empreinte, votre visage ou votre code PIN à la place du mot de passe.',
  managePasskeys: 'Gérer les clés d’accès',
  addPasskey: 'Ajouter une clé d’accès',
  signInWith: (provider) => `Connexion avec ${provider}`,
  linked: 'Associé',
  linkedHint: 'Il peut vous connecter.',
  unlinkedHint: 'Votre compte là-bas peut vous connecter ici.',
  manageSignIn: 'Gérer la connexion',
  link: (provider) => `Associer ${provider}`,

  notEnded: 'Cet appareil n’a pas pu être déconnecté. Réessayez.',
  ended: { title: 'Appareil déconnecté', description: 'Il devra se reconnecter.' },
  othersEnded: {
    title: 'Autres appareils déconnectés',
    description: 'Seul cet appareil est encore connecté.',
  },
  allEnded: { title: 'Tous les appareils sont déconnectés', description: 'Chacun devra se reconnecter.' },

  data: 'Vos données',
  export: 'Export des données',
  exportHint: 'Tout ce que nous détenons sur vous dans un fichier ZIP, lisible dans un navigateur et en JSON.',
  exportData: 'Exporter mes données',
  whatWeKeep: 'Ce que nous conservons sur vous',
  whatWeKeepHint: 'Chaque type de donnée que nous détenons, la part qui vous concerne, pourquoi et jusqu’à quand.',
  seeWhatWeKeep: 'Voir ce que nous conservons',
  whatWeKeepLead:
    'Chaque type de donnée que nous conservons et la part qui vous concerne, comptée à l’instant. Les durées sont celles que nous appliquons pour la suppression. [Export des données] vous en donne une copie, et [Profil et sécurité] supprime votre compte.',
  countingKept: 'Décompte de ce que nous conservons sur vous',

  downloadHeading: 'Téléchargez vos données',
  downloadText:
    'Un fichier ZIP : votre compte et vos préférences, les sessions, les analyses avec tout ce qu’elles ont trouvé et ce que vous en avez fait, les commandes avec leurs messages et leurs fichiers, les paiements et les factures, ce que vous nous avez écrit et votre journal d’activité avec les anciennes et les nouvelles valeurs. Gardez-le en lieu sûr.',
  download: 'Télécharger',
  notExported: 'Vos données n’ont pas pu être exportées. Réessayez.',
};

export default french;
