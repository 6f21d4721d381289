import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './links.texts.en.ts';

const french: Texts<typeof english> = {
  kinds: {
    confirmation: {
      title: 'Confirmez votre adresse e-mail',
      text: 'Merci. Confirmez-la pour ouvrir votre compte.',
      button: 'Confirmer l’adresse',
      otherwise:
        'Si vous n’avez pas ouvert de compte chez nous, fermez cette page : rien ne se passe tant que vous n’appuyez pas sur le bouton.',
    },
    recovery: {
      title: 'Choisissez un nouveau mot de passe',
      text: 'Merci. Appuyez sur le bouton, puis choisissez un nouveau mot de passe. Le lien fonctionne une seule fois.',
      button: 'Continuer',
      otherwise: 'Si vous n’avez pas demandé de nouveau mot de passe, fermez cette page : l’ancien reste inchangé.',
    },
    enrolment: {
      title: 'Configurez la double authentification',
      text: 'Merci. Appuyez sur le bouton, puis ajoutez votre compte à une application d’authentification. Le lien fonctionne une seule fois.',
      button: 'Continuer',
      otherwise:
        'Si vous n’avez pas demandé ce lien, fermez cette page et changez de mot de passe : quelqu’un connaît le vôtre.',
    },
    provider: {
      title: 'Associez votre connexion',
      text: 'Merci. Appuyez sur le bouton : la connexion que vous venez d’utiliser ouvrira désormais ce compte.',
      button: 'Associer et se connecter',
      otherwise:
        'Si vous ne venez pas de vous y connecter, fermez cette page : quelqu’un d’autre l’a peut-être fait avec votre adresse.',
    },
    'sign-in': {
      title: 'Se connecter',
      text: 'Appuyez sur le bouton pour vous connecter. Le lien fonctionne une seule fois.',
      button: 'Se connecter',
      otherwise: 'Si ce lien ne vous a pas été donné par les responsables de ce site, fermez cette page.',
    },
  },
  whose: (email) => `Pour le compte [${email}]. Si ce n’est pas le vôtre, fermez cette page.`,
  stillWorks: (reason) => `${reason} Votre lien fonctionne toujours.`,
  opening: 'Ouverture…',
  continue: 'Continuer',

  choose: 'Choisissez votre mot de passe',
  chooseText:
    'Merci. Vous avez ouvert le lien dans un autre navigateur que celui de l’inscription, ou après un certain temps : le mot de passe choisi là-bas ne compte pas. Choisissez le vôtre ici.',
  chooseButton: 'Confirmer et ouvrir mon compte',

  callbackTitle: 'Votre lien',
  oneMoment: 'Un instant',
  checkingLink: 'Vérification de votre lien…',
  confirmed: 'Votre adresse est confirmée et la connexion est établie.',
  updated: 'Votre nouveau mot de passe est enregistré. Tous les autres appareils ont été déconnectés.',
  updatedLeaked:
    'Ce mot de passe figure dans des fuites de données connues : d’autres l’essaieront. Choisissez-en vite un autre.',
  authenticationFailed: 'La connexion n’a pas abouti',
  success: 'C’est fait !',
  troubleshooting: 'En cas de problème',
  tips: [
    'Les liens des e-mails expirent quelques minutes après leur ouverture, et de toute façon au bout d’une heure.',
    'Chaque lien fonctionne une seule fois. Si vous en avez demandé plusieurs, utilisez celui du message le plus récent.',
    'Certains logiciels de messagerie coupent les liens longs. Copiez l’adresse entière dans le navigateur.',
  ],
  backToLogin: 'Retour à la connexion',
  requestNew: 'Demander un nouveau lien',

  accessTitle: 'Ce qui peut encore ouvrir votre compte',
  accessSome: (email) =>
    `Le mot de passe de [${email}] est nouveau et tous les autres appareils sont déconnectés. Ces moyens fonctionnent toujours. Retirez ceux que vous ne reconnaissez pas :`,
  accessNone: (email) =>
    `Le mot de passe de [${email}] est nouveau et tous les autres appareils sont déconnectés. Rien d’autre ne peut ouvrir ce compte.`,
  anotherProvider: 'un autre fournisseur',
  remove: 'Retirer',
  removeThis: (title) => `Retirer : ${title}`,
  removed: 'Retiré',
  removedTexts: {
    passkey: 'La clé d’accès ne fonctionne plus.',
    codes: 'Les codes de récupération ne fonctionnent plus.',
    provider: 'Ce fournisseur ne vous connecte plus.',
    app: 'Passé le délai, aucun code ne sera demandé.',
  },
  passkey: (name) => `Clé d’accès « ${name} »`,
  passkeyText: (added, device, lastUsed) =>
    `Ajoutée le ${added}${device === null ? '' : ` avec ${device}`} ; ${lastUsed === null ? 'pas encore utilisée' : `dernière utilisation le ${lastUsed}`}. Elle connecte sans le mot de passe.`,
  app: 'Application d’authentification',
  appText: (since) =>
    `Configurée le ${since}. Elle demande un code après le mot de passe. Si elle n’est pas à vous, retirez-la : elle cesse de fonctionner au bout de trois jours, sauf si quelqu’un se connecte d’ici là avec l’un de ses codes.`,
  appEnds: (day) =>
    `À partir du ${day}, aucun code n’est demandé après le mot de passe. Une connexion avec un code d’ici là la conserve.`,
  signInWith: (provider) => `Connexion avec ${provider}`,
  providerText: (linked) => `Associée le ${linked}. Elle connecte sans le mot de passe.`,
  codes: 'Codes de récupération',
  codesText: (count) =>
    `${counted('fr', count, { one: 'code restant', other: 'codes restants' })}, au cas où l’application serait perdue.`,
};

export default french;
