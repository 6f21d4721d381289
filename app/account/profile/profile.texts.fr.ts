import type { Texts } from '#contract/base/texts.ts';
import type english from './profile.texts.en.ts';

const french: Texts<typeof english> = {
  profile: 'Profil et compte',
  ownProfile: 'Profil et sécurité',
  saved: { title: 'Le profil a été mis à jour.' },
  notSaved: 'Le profil n’a pas pu être mis à jour.',
  resetSent: { title: 'L’e-mail de réinitialisation a été envoyé.' },
  resetNotSent: 'L’e-mail de réinitialisation n’a pas pu être envoyé.',
  deactivated: {
    title: 'Compte désactivé',
    description: 'Tous vos appareils sont déconnectés. Pour utiliser de nouveau le compte, écrivez-nous.',
  },
  notDeactivated: 'Le compte n’a pas pu être désactivé.',
  erasureAsked: {
    title: 'Votre compte va être supprimé',
    description:
      'Tous vos appareils sont déconnectés. Connectez-vous avant le jour indiqué dans notre e-mail et le compte est conservé.',
  },
  notErased: 'La suppression de votre compte n’a pas pu être demandée.',
  emailStays: 'L’adresse e-mail ne peut pas être modifiée',

  personal: 'Informations personnelles',
  fullName: 'Nom complet',
  email: 'E-mail',
  update: 'Mettre à jour le profil',
  updating: 'Mise à jour…',
  unchanged: 'Rien n’a été modifié.',

  management: 'Gestion du compte',
  forAWhile: 'Pour un temps',
  forAWhileHint: 'Tous vos appareils sont déconnectés. Écrivez-nous pour revenir.',
  deactivateAccount: 'Désactiver le compte',
  deactivateAsked: 'Désactiver votre compte ?',
  deactivateText:
    'Tous vos appareils sont déconnectés et vous ne pouvez plus vous reconnecter. Rien n’est supprimé : vos analyses et vos commandes restent, et nous pouvons réactiver le compte si vous nous écrivez.',
  deactivate: 'Désactiver',
  deactivating: 'Désactivation…',
  keepAccount: 'Garder mon compte',
  forGood: 'Définitivement',
  forGoodHint: 'Tout le contenu du compte est supprimé, 30 jours après votre demande.',
  eraseAccount: 'Supprimer le compte',
  eraseAsked: 'Supprimer votre compte ?',
  erase: 'Supprimer mon compte',
  asking: 'Demande en cours…',
  erasedOn: (day) =>
    `Tous vos appareils sont déconnectés maintenant. Le [${day}], le compte est supprimé. Une connexion avant cette date annule la suppression.`,
  gone: '[Perdu définitivement :] le profil, les paramètres et les seconds facteurs ; les analyses avec tout ce qu’elles ont trouvé ; vos messages, notes et fichiers ; ce que le journal d’audit dit de vous.',
  kept: '[Conservé, car la loi fiscale l’exige :] les factures telles qu’elles ont été émises et, pour chaque commande payée, le service, le montant et le jour, sans votre nom.',
};

export default french;
