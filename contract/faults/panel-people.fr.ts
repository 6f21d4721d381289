import type { Texts } from '#contract/base/texts.ts';
import type english from './panel-people.en.ts';

const french: Texts<typeof english> = {
  'admins-change-roles': 'Seule l’administration peut changer les rôles.',
  'own-role': 'Vous ne pouvez pas changer votre propre rôle.',
  'owner-is-admin': 'Le compte propriétaire a toujours le rôle d’administration.',
  'last-admin': 'C’est le dernier compte d’administration. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'own-deactivation':
    'Vous ne pouvez pas désactiver votre propre compte ici. Cela se fait sur la page de votre profil.',
  'owner-stays-active': 'Le compte propriétaire ne peut pas être désactivé.',
  'owner-not-erased': 'Le compte propriétaire ne peut pas être supprimé.',
  'last-admin-stays-active': 'Le dernier compte d’administration ne peut pas être désactivé.',
  'last-admin-deactivates':
    'Le vôtre est le dernier compte d’administration. Donnez ce rôle à quelqu’un d’autre avant de désactiver votre compte.',
  'last-admin-erases':
    'Le vôtre est le dernier compte d’administration. Donnez ce rôle à quelqu’un d’autre avant de supprimer votre compte.',
  'assistant-changes-admin': 'Le rôle d’assistance ne permet pas de modifier un compte d’administration.',
  'note-about-oneself': 'Personne ne tient de note interne sur son propre compte.',
  'company-id': 'Saisissez l’identifiant d’une entreprise, comme controllers.adobe.',
};

export default french;
