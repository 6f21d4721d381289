import type { Texts } from '#contract/base/texts.ts';
import type english from './browser.texts.en.ts';

const french: Texts<typeof english> = {
  error: 'Erreur',
  notOpened: 'L’ouverture a échoué. Vérifiez votre connexion et réessayez.',
  back: 'La page s’ouvrira dès que la connexion sera rétablie.',
  slow: 'Cela prend plus de temps que d’habitude',
  slowText: 'L’envoi est toujours en cours et rien n’est perdu. Vous pouvez attendre ici.',
  notAll: 'Tout n’a pas pu être chargé',
  notAllText: 'Rien n’est perdu. La page reprendra dès que la connexion sera rétablie.',
  nothingLost: (more) => `Rien n’est perdu. ${more}`,
  notSent: 'Pas encore envoyé',
  offline: 'Vous êtes hors connexion',
  formWaits:
    'Rien n’est perdu. Votre formulaire partira dès que la connexion sera rétablie. Si vous l’arrêtez, votre saisie reste ici.',
  stop: 'Arrêter',
  tryAgain: 'Réessayer',
  checkingSession: 'Vérification de votre session…',
};

export default french;
