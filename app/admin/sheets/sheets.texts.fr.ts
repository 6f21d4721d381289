import type { Texts } from '#contract/base/texts.ts';
import type english from './sheets.texts.en.ts';

const french: Texts<typeof english> = {
  remove: 'Supprimer',
  removing: 'Suppression…',
  asked: (name, explanation) => `${name}. ${explanation}`,
  askedAll: (question, name, explanation) => `${question} ${name}. ${explanation}`,
  notes: {
    customer: {
      label: 'Note pour le client',
      readers: 'Le client voit ceci',
      save: 'Enregistrer la note pour le client',
    },
    internal: { label: 'Note interne', readers: 'Visible par l’équipe seulement', save: 'Enregistrer la note interne' },
  },
  otherNote: 'Quelqu’un d’autre a enregistré une autre note :',
  emptied: 'Rien : elle a été vidée.',
  useTheirs: 'Prendre la sienne',
  keepMine: 'Garder la mienne',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  close: 'Fermer',
  leave: 'Quitter sans enregistrer ?',
  leaveText: 'Ce que vous avez saisi ici n’est pas encore enregistré.',
  keepEditing: 'Continuer la saisie',
  discard: 'Abandonner les modifications',
  otherVersion: 'Quelqu’un d’autre a enregistré une autre version pendant votre saisie.',
};

export default french;
