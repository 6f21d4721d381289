import type { Texts } from '#contract/base/texts.ts';
import type english from './provider.texts.en.ts';

const frenchTexts: Texts<typeof english> = (name) => ({
  away: {
    title: `${name} ne répond pas`,
    text: `${name} est injoignable pour le moment. Réessayez dans un instant ou connectez-vous avec votre mot de passe.`,
  },
  cancelled: {
    title: 'La connexion n’a pas abouti',
    text: `${name} n’a pas ouvert de session. Rien n’a changé.`,
  },
  refused: {
    title: 'La connexion n’a pas abouti',
    text: `La réponse de ${name} n’a pas pu être vérifiée. Réessayez ; si le problème persiste, prévenez les responsables de ce site.`,
  },
  again: {
    title: 'Recommencez',
    text: 'Cette connexion a expiré, était déjà terminée ou a commencé dans un autre navigateur.',
  },
  busy: { title: 'Trop de tentatives', text: 'Patientez quelques minutes, puis recommencez.' },
  unverified: {
    title: 'Votre adresse n’est pas vérifiée',
    text: `${name} n’a pas vérifié votre adresse e-mail. Vérifiez-la là-bas puis revenez, ou créez ici un compte avec un mot de passe.`,
  },
  mailed: {
    title: 'Consultez votre messagerie',
    text: `L’adresse que ${name} connaît de vous a déjà un compte ici. Nous lui avons envoyé un lien : ouvrez-le dans ce navigateur dans l’heure et les deux comptes seront associés.`,
  },
  taken: {
    title: 'Rien n’a été associé',
    text: `Ce compte ${name} est associé à un autre compte ici. Connectez-vous avec lui pour l’en dissocier d’abord.`,
  },
  other: {
    title: 'La connexion n’a pas abouti',
    text: `Un autre compte ${name} est associé au compte de cette adresse. Connectez-vous avec votre mot de passe pour le modifier dans les Paramètres.`,
  },
  settings: {
    title: 'La connexion n’a pas abouti',
    text: `Le compte de cette adresse utilise la double authentification. Connectez-vous comme d’habitude, puis associez ${name} dans les Paramètres.`,
  },
  deactivated: {
    title: 'La connexion n’a pas abouti',
    text: 'Ce compte a été désactivé. Contactez-nous pour le réactiver.',
  },
  'mail-first': {
    title: 'Confirmez d’abord cette adresse par e-mail',
    text: `Le compte de cette adresse s’ouvre avec un lien que nous lui envoyons. Créez un compte avec un mot de passe, puis associez ${name} dans les Paramètres.`,
  },
  'no-sign-up': {
    title: 'Aucun compte n’a été ouvert',
    text: `Aucun nouveau compte n’est ouvert ici de cette façon. Si vous en avez un, ou une invitation, connectez-vous puis associez ${name} dans les Paramètres.`,
  },
});

export default frenchTexts;
