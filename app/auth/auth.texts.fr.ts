import type { Texts } from '#contract/base/texts.ts';
import type english from './auth.texts.en.ts';

const french: Texts<typeof english> = {
  signedUp: { title: 'C’est fait', description: 'Consultez votre messagerie pour confirmer votre compte.' },
  welcome: { title: 'Bon retour parmi nous !' },
  resetSent: { title: 'L’e-mail de réinitialisation a été envoyé' },
  passwordUpdated: {
    title: 'Mot de passe modifié',
    description: 'Votre nouveau mot de passe est enregistré et la connexion est établie.',
  },
  passwordUpdateFailed: 'Le mot de passe n’a pas été modifié',
  emailConfirmed: {
    title: 'Adresse confirmée',
    description: 'Votre adresse est confirmée et la connexion est établie.',
  },
  confirmedLeaked:
    'Votre adresse est confirmée et la connexion est établie. Votre mot de passe figure dans des fuites de données connues : d’autres l’essaieront. Choisissez-en vite un autre.',
  leakedSoon:
    'Votre mot de passe figure dans des fuites de données connues : d’autres l’essaieront. Choisissez-en vite un autre.',
  unexpected: 'Une erreur inattendue s’est produite. Réessayez.',
  description: 'Connectez-vous pour voir vos analyses, demander de l’aide et gérer votre compte.',
  skip: 'Aller au contenu principal',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  contact: 'Contact',
  about: 'À propos de Quietprint',
  claim: 'Votre empreinte numérique, apaisée.',
  promise:
    'Ce qu’une analyse trouve vous est montré en premier. La Politique de confidentialité dit ce que nous conservons, pourquoi et combien de temps.',

  pages: {
    'sign-in': 'Se connecter',
    'sign-up': 'Créer un compte',
    reset: 'Réinitialiser le mot de passe',
    'two-factor': 'Code de vérification',
    'recovery-code': 'Code de récupération',
  },
  headings: {
    'sign-in': 'Bon retour parmi nous',
    'sign-up': 'Créez votre compte',
    reset: 'Réinitialisez votre mot de passe',
    'two-factor': 'Code de vérification',
    'recovery-code': 'Code de récupération',
  },
  checkMailbox: 'Consultez votre messagerie',
  signUpClosed: 'Les inscriptions sont fermées',
  tabs: 'Compte',
  email: 'E-mail',
  password: 'Mot de passe',
  fullName: 'Nom complet',
  confirmPassword: 'Confirmer le mot de passe',
  confirmPasswordHint: 'Le même mot de passe une seconde fois. Les deux doivent être identiques.',
  forgot: 'Mot de passe oublié ?',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  newHere: 'Première visite ? [Créez un compte] ou [lancez une analyse gratuite] sans compte.',
  newHereClosed: 'Première visite ? [Lancez une analyse gratuite] sans compte.',
  signUp: 'Créer un compte',
  signingUp: 'Création du compte…',
  emailHint: 'Nous envoyons un message pour confirmer qu’elle est à vous.',
  agreement:
    'En créant un compte, vous acceptez les [Conditions d’utilisation]. La [Politique de confidentialité] dit ce que nous conservons et combien de temps.',
  resetText:
    'Indiquez l’adresse de votre compte : nous lui envoyons un lien pour choisir un nouveau mot de passe. Le lien fonctionne une seule fois et expire au bout d’une heure.',
  sendReset: 'Envoyer le lien',
  sending: 'Envoi…',
  backToSignIn: 'Retour à la connexion',

  secondStep: 'Deuxième étape',
  codeText:
    'Votre mot de passe est correct. Saisissez maintenant le code affiché par votre application d’authentification.',
  recoveryText: 'Saisissez l’un des codes de récupération que vous avez conservés. Chacun fonctionne une seule fois.',
  sixDigits: 'Code à six chiffres',
  recoveryCode: 'Code de récupération',
  checking: 'Vérification…',
  continue: 'Continuer',
  orRecovery: '[Utilisez un code de récupération] ou [recommencez].',
  orApp: '[Utilisez le code de l’application] ou [recommencez].',

  usePasskey: 'Utiliser une clé d’accès',
  waitingForDevice: 'En attente de votre appareil…',
  error: 'Erreur',
  passkeyCancelled: 'Votre navigateur n’a pas proposé de clé d’accès. Réessayez ou utilisez votre mot de passe.',
  passkeyRefused: 'Cette clé d’accès ne fonctionne pas ici. Essayez-en une autre ou utilisez votre mot de passe.',
  manyAttempts: 'Trop de tentatives depuis cette connexion. Réessayez plus tard.',
  continueWith: (provider) => `Continuer avec ${provider}`,
  or: 'ou',

  confirmationSent: (email) =>
    `Nous avons écrit à [${email}]. Le message contient un lien qui confirme l’adresse. Si vous l’ouvrez dans ce navigateur, votre mot de passe est enregistré ; ailleurs, vous en choisissez un. Le lien fonctionne une seule fois et expire au bout d’une heure ; passé ce délai, inscrivez-vous de nouveau pour en recevoir un autre.`,
  resetLinkSent: (email) =>
    `Nous avons cherché [${email}]. Si cette adresse a un compte, un lien pour choisir un nouveau mot de passe est en route. Le lien fonctionne une seule fois et expire au bout d’une heure.`,
  noConfirmation:
    'Toujours pas de message ? Regardez aussi dans les courriers indésirables. Si l’adresse a déjà un compte, c’est ce que dit le message.',
  noReset:
    'Toujours pas de message ? Regardez aussi dans les courriers indésirables. Si rien n’arrive, aucun compte n’utilise cette adresse.',
  confirmationAgain: '[Retournez à la connexion] ou [inscrivez-vous avec une autre adresse].',
  resetAgain: '[Retournez à la connexion] ou [essayez une autre adresse].',
  chosenLeaked:
    'Le mot de passe que vous avez choisi figure dans des fuites de données connues : d’autres l’essaieront. Choisissez-en un autre dès votre connexion.',
  noMailServer: 'Cette installation n’a pas de serveur de messagerie. [Ouvrez la boîte locale].',
};

export default french;
