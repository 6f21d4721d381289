import type { Texts } from '#contract/base/texts.ts';
import type english from './failure.texts.en.ts';

const french: Texts<typeof english> = {
  signIn: ['Connectez-vous', 'Cette page appartient à un compte. Votre session a peut-être été fermée.'],
  forbidden: ['Cette page ne vous est pas accessible', 'Votre compte n’y a pas accès. Rien n’a été modifié.'],
  missing: ['Il n’y a pas de page ici', 'Elle a peut-être été déplacée, ou le lien contient une erreur.'],
  gone: ['Cette page n’existe plus', 'Elle se trouvait ici et a été supprimée définitivement.'],
  tooMuch: ['Trop de demandes à la fois', 'Rien n’est perdu. Patientez une minute et réessayez.'],
  away: [
    'Nous ne pouvons pas répondre pour l’instant',
    'Ce que vous nous avez confié est en sécurité ; une partie du service est injoignable. Réessayez dans une minute.',
  ],
  refused: ['Nous n’avons pas pu faire cela', 'La demande n’a pas été comprise. Rien n’a été modifié.'],
  broken: [
    'Un problème est survenu de notre côté',
    'Il a été enregistré, et ce que vous nous avez confié est en sécurité. Réessayez.',
  ],
  offline: ['Le service est injoignable', 'Rien n’est perdu. Vérifiez que vous êtes en ligne et réessayez.'],
  home: 'Retour à l’accueil',
  again: 'Réessayer',
  quote: 'Si vous nous écrivez à ce sujet, indiquez',
  denied: {
    title: 'Accès refusé',
    pageTitle: 'Accès refusé · Administration',
    dashboard: 'Tableau de bord',
    who: 'Seuls les rôles d’administration et d’assistance y ont accès.',
    signedIn: (email, role) =>
      `Votre session est ouverte au nom de [${email}], avec le rôle [${role === null || role === 'user' ? 'client' : role}].`,
  },
  demo: 'Démonstration',
  demoText:
    'Démonstration : toutes les sources de ce site sont simulées localement. Les personnes et les constats sont inventés.',
};

export default french;
