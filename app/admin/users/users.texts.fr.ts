import type { Role } from '#contract/accounts/profiles.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './users.texts.en.ts';

const roles: Readonly<Record<Role, string>> = { user: 'client', assistant: 'assistance', admin: 'administration' };

const french: Texts<typeof english> = {
  title: 'Gestion des utilisateurs',
  lead: 'Toutes les personnes qui ont un compte, les plus récentes d’abord. Une personne qui rejoint l’équipe s’inscrit comme tout le monde, puis reçoit ici son rôle.',
  notReadText: 'Les comptes sont intacts ; veuillez réessayer dans un instant.',
  roles,
  roleHints: {
    user: 'Dispose d’un accès de base',
    assistant: 'Peut gérer les utilisateurs',
    admin: 'Dispose d’un accès complet au système',
  },
  statuses: { active: 'actif', deactivated: 'désactivé' },
  filters: {
    byRole: 'Filtrer les utilisateurs par rôle',
    roles: { all: 'Tous', user: 'Client', assistant: 'Assistance', admin: 'Administration' },
    byStatus: 'Filtrer les utilisateurs par état',
    statuses: { active: 'Actifs', deactivated: 'Désactivés', all: 'Tous' },
    search: 'Rechercher un nom ou un e-mail',
  },
  caption: 'Utilisateurs',
  columns: { user: 'Utilisateur', role: 'Rôle', status: 'État', joined: 'Inscription', acts: 'Actions' },
  noName: 'Sans nom',
  ownRow: 'Votre compte',
  noMatch: 'Aucun utilisateur ne correspond',
  noUsers: 'Aucun utilisateur ici',
  tryOther: 'Essayez un autre rôle ou un autre état.',
  tryOtherWords: 'Essayez un autre rôle, un autre état ou d’autres mots.',
  pages: 'Pages d’utilisateurs',
  all: 'Tous les utilisateurs',
  auditLog: 'Journal d’audit',
  joined: (email, date) => `${email}, compte créé le ${date}`,
  isOwn: 'Ceci est votre propre compte. Quelqu’un d’autre doit le modifier.',
  account: 'Compte',
  role: 'Rôle',
  edit: 'Modifier',
  editUser: (name) => `Modifier ${name}`,
  editRole: 'Modifier le rôle',
  editing: (name, email) => `${name}, ${email}`,
  cancel: 'Annuler',
  updateRole: 'Mettre à jour le rôle',
  updating: 'Mise à jour…',
  deactivate: 'Désactiver',
  deactivateUser: (name) => `Désactiver ${name}`,
  deactivateAsked: (name) => `Désactiver le compte de ${name} ?`,
  deactivateText:
    'Toutes ses sessions sont aussitôt fermées, la connexion lui est refusée et un e-mail l’en informe. Vous pourrez réactiver le compte plus tard.',
  keepActive: 'Laisser actif',
  deactivating: 'Désactivation…',
  reactivate: 'Réactiver',
  reactivateUser: (name) => `Réactiver ${name}`,
  reactivating: 'Réactivation…',
  done: {
    role: (role) => `Le rôle du compte est désormais : ${roles[role]}.`,
    deactivate: 'Le compte a été désactivé.',
    reactivate: 'Le compte a été réactivé.',
    note: 'Note interne enregistrée',
  },
  failures: {
    role: 'Impossible de mettre à jour le rôle du compte.',
    deactivate: 'Impossible de désactiver le compte.',
    reactivate: 'Impossible de réactiver le compte.',
    'internal-note': 'Impossible d’enregistrer la note interne.',
  },
};

export default french;
