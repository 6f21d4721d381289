import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './security.texts.en.ts';

const codesLeft = (count: number) =>
  counted('fr', count, { one: 'code de récupération', other: 'codes de récupération' });

const french: Texts<typeof english> = {
  settings: 'Paramètres',
  error: 'Erreur',
  copied: 'Copié',
  copy: 'Copier',
  download: 'Télécharger',
  continue: 'Continuer',
  cancel: 'Annuler',
  checking: 'Vérification…',
  sending: 'Envoi…',

  code: 'Code',
  codeHint:
    'Les six chiffres affichés en ce moment par votre application d’authentification, ou un code de récupération.',
  yourPassword: 'Votre mot de passe',

  password: 'Mot de passe',
  changePassword: 'Changez votre mot de passe',
  passwordText:
    'Votre session reste ouverte ici. Tous les autres appareils sont déconnectés, vos jetons d’API sont révoqués et nous vous prévenons par e-mail. Si vous ne connaissez plus votre mot de passe, [faites-vous envoyer un lien].',
  currentPassword: 'Mot de passe actuel',
  change: 'Changer le mot de passe',
  changing: 'Modification…',
  notChanged: 'Le mot de passe n’a pas pu être changé. Réessayez.',
  changed: { title: 'Mot de passe changé', description: 'Tous les autres appareils ont été déconnectés.' },
  changedLeaked:
    'Tous les autres appareils ont été déconnectés. Ce mot de passe figure dans des fuites de données connues. Choisissez-en un autre.',

  resetHeading: 'Paramètres de sécurité',
  resetText: (email) =>
    `Un lien pour choisir un nouveau mot de passe est envoyé à [${email}]. Il fonctionne une seule fois et expire au bout d’une heure. Le nouveau mot de passe vous déconnecte de tous les autres appareils.`,
  sendReset: 'Envoyer l’e-mail de réinitialisation',
  factorsAndDevices: 'Double authentification et appareils',

  passkeys: 'Clés d’accès',
  yourPasskeys: 'Vos clés d’accès',
  noPasskeys: 'Aucune clé d’accès pour le moment',
  noPasskeysText: 'Une clé d’accès vous connecte sans mot de passe, et un faux site ne peut pas la voler.',
  passkeyUsed: (added, lastUsed) => `Ajoutée le [${added}], dernière utilisation le [${lastUsed}]`,
  passkeyUnused: (added) => `Ajoutée le [${added}], pas encore utilisée`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removeAsked: (name) => `Retirer « ${name} » ?`,
  removeText:
    'Vous ne pourrez plus vous connecter avec elle. Votre mot de passe et vos autres clés d’accès continuent de fonctionner. Votre appareil peut encore l’afficher tant que vous ne l’y avez pas supprimée.',
  removing: 'Retrait…',
  removePasskey: 'Retirer la clé d’accès',
  keepIt: 'La garder',
  addHeading: 'Ajoutez une clé d’accès',
  addText:
    'Votre appareil ou votre gestionnaire de mots de passe crée une clé pour ce site uniquement et la déverrouille avec votre empreinte, votre visage ou votre code PIN.',
  name: 'Nom',
  nameHint: 'Pour la distinguer des autres, par exemple « Téléphone bleu ».',
  addPasskey: 'Ajouter la clé d’accès',
  waitingForDevice: 'En attente de votre appareil…',
  cannotAdd: 'Ce navigateur ne peut pas ajouter de clé d’accès. Il faut JavaScript et un navigateur récent.',
  passkeyNotMade: 'Votre navigateur n’a pas créé de clé d’accès. Réessayez.',
  passkeyKnown: 'Cette clé d’accès est déjà associée à votre compte.',
  passkeyNotAdded: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
  passkeyNotRemoved: 'La clé d’accès n’a pas pu être retirée. Réessayez.',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeyAddedText: (name) => `Vous pouvez maintenant vous connecter avec « ${name} ».`,
  passkeyRemoved: { title: 'Clé d’accès retirée', description: 'Vous ne pouvez plus vous connecter avec elle.' },

  signInWith: (provider) => `Connexion avec ${provider}`,
  link: (provider) => `Associer ${provider}`,
  linkText: (provider) =>
    `Vous pourrez alors vous connecter avec ${provider}, en plus de votre mot de passe. Nous conservons, chiffrés, le numéro et l’adresse qu’il a pour vous. Vos autres appareils sont déconnectés.`,
  isLinked: (provider) => `${provider} est associé`,
  linkedAs: (email, since) =>
    `En tant que [${email}], depuis le [${since}]. Une fois dissocié, il ne peut plus vous connecter ; vos autres appareils sont déconnectés.`,
  linkedAsUsed: (email, since, lastUsed) =>
    `En tant que [${email}], depuis le [${since}], dernière utilisation le [${lastUsed}]. Une fois dissocié, il ne peut plus vous connecter ; vos autres appareils sont déconnectés.`,
  linkedSince: (since) =>
    `Depuis le [${since}]. Une fois dissocié, il ne peut plus vous connecter ; vos autres appareils sont déconnectés.`,
  linkedSinceUsed: (since, lastUsed) =>
    `Depuis le [${since}], dernière utilisation le [${lastUsed}]. Une fois dissocié, il ne peut plus vous connecter ; vos autres appareils sont déconnectés.`,
  unlink: (provider) => `Dissocier ${provider}`,
  unlinking: 'Dissociation…',
  notLinked: 'Rien n’a été associé. Réessayez.',
  notUnlinked: 'Rien n’a été dissocié. Réessayez.',
  unlinked: 'Compte dissocié',
  unlinkedText: (provider) => `${provider} ne peut plus vous connecter.`,
  signOutToo: (provider) => `Déconnectez-vous aussi de ${provider}`,
  signOutText: (provider) =>
    `« Se déconnecter » met fin à votre session ici et laisse celle de ${provider} telle quelle. Sur un appareil que d’autres utilisent, fermez les deux.`,
  signOutBoth: (provider) => `Se déconnecter ici et de ${provider}`,

  whereSignedIn: 'Vos sessions ouvertes',
  deviceOn: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  session: (signedIn, lastUsed) => `Connexion le [${signedIn}], dernière utilisation le [${lastUsed}]`,
  sessionFrom: (signedIn, lastUsed, network) =>
    `Connexion le [${signedIn}], dernière utilisation le [${lastUsed}], depuis [${network}]`,
  signOut: 'Déconnecter',
  signOutDevice: (device, lastUsed) => `Déconnecter ${device}, dernière utilisation le ${lastUsed}`,
  signingOut: 'Déconnexion…',
  signOutOthers: 'Déconnecter les autres appareils',
  signOutEverywhere: 'Déconnecter tous les appareils',

  twoFactor: 'Double authentification',
  notDone: 'L’opération n’a pas abouti. Réessayez.',
  keptCodes: 'Je les ai conservés',
  setUpHeading: 'Configurez-la',
  setUpForm: 'Configurer la double authentification',
  setUpText:
    'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, 2FAS, Google Authenticator ou celle de votre gestionnaire de mots de passe. Confirmez d’abord votre identité.',
  addToApp: 'Ajoutez le compte à votre application',
  addToNewApp: 'Ajoutez le compte à votre nouvelle application',
  qrCode: 'Code QR pour votre application d’authentification',
  scanPicture:
    'Scannez l’image avec l’application. Sur le téléphone lui-même, ouvrez-y le compte ou saisissez la clé :',
  openInApp: 'Ouvrir dans l’application de cet appareil',
  confirmForm: 'Confirmer la double authentification',
  sixDigits: 'Code à six chiffres',
  sixDigitsHint: 'Il change toutes les 30 secondes.',
  useThisApp: 'Utiliser cette application',
  switchOn: 'Activer',
  twoFactorOn: 'La double authentification est activée',
  manageForm: 'Gérer la double authentification',
  manageText: (since, codes) =>
    `Depuis le ${since}. Il vous reste ${codesLeft(codes)}. Pour en créer de nouveaux, la désactiver ou passer à l’application d’un autre téléphone, saisissez un code.`,
  manageTextStaff: (since, codes) =>
    `Depuis le ${since}. Il vous reste ${codesLeft(codes)}. Pour en créer de nouveaux ou passer à l’application d’un autre téléphone, saisissez un code. Ici, le personnel ne peut pas la désactiver.`,
  newCodes: 'Créer de nouveaux codes',
  makingCodes: 'Création des codes…',
  changeApp: 'Changer d’application',
  disable: 'Désactiver',
  switchingOff: 'Désactivation…',

  yourCodes: 'Vos codes de récupération',
  shownOnce:
    '[Ils ne sont affichés qu’une fois.] Chacun permet une connexion si vous perdez votre téléphone. Imprimez-les ou gardez-les dans un gestionnaire de mots de passe, pas sur le téléphone lui-même.',
  copiedCodes: 'Mettez-les en lieu sûr, à l’abri des regards.',
  codesNotCopied: 'Le navigateur n’a pas autorisé la copie.',
  codesFile: (product) => `Codes de récupération de ${product}. Chacun fonctionne une seule fois.`,

  staffNeeds: (product) =>
    `[L’administration l’exige.] Le personnel de ${product} se connecte avec une double authentification.`,
  staffSteps: {
    'open-link':
      'Ouvrez d’abord le lien que nous envoyons à votre adresse e-mail : un mot de passe seul ne suffit pas ici.',
    'set-up': 'Configurez-la ici et l’administration s’ouvre aussitôt.',
    'sign-in':
      'Aucun code n’a été saisi dans cette session. Saisissez-en un ci-dessous, ou déconnectez-vous puis reconnectez-vous.',
  },
  getLink: 'Demandez le lien',
  getLinkText: (email) =>
    `Nous l’envoyons à [${email}]. Ouvrez-le dans ce navigateur. Il fonctionne une seule fois, dans l’heure ; s’il a expiré, demandez-en un autre ici.`,
  sendLink: 'Envoyer le lien',

  done: {
    'send-link': {
      title: 'Consultez votre messagerie',
      description: 'Ouvrez le lien dans ce navigateur. Il fonctionne une seule fois, dans l’heure.',
    },
    begin: {
      title: 'Presque terminé',
      description: 'Ajoutez le compte à votre application, puis saisissez le code affiché.',
    },
    confirm: {
      title: 'La double authentification est activée',
      description: 'Gardez maintenant les codes de récupération en lieu sûr.',
    },
    change: {
      title: 'Presque terminé',
      description: 'Ajoutez le compte à la nouvelle application, puis saisissez le code affiché.',
    },
    'confirm-change': {
      title: 'La nouvelle application est active',
      description: 'Les codes de l’ancienne ne fonctionnent plus.',
    },
    disable: {
      title: 'La double authentification est désactivée',
      description: 'Votre mot de passe suffit de nouveau pour vous connecter.',
    },
    renew: { title: 'Nouveaux codes de récupération', description: 'Les anciens ne fonctionnent plus.' },
  },
};

export default french;
