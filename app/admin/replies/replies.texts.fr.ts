import type { Texts } from '#contract/base/texts.ts';
import type english from './replies.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Réponses enregistrées',
  lead: 'Textes à insérer dans les réponses, les messages au sujet d’une commande et les notes pour les clients.',
  back: 'Tous les messages',
  notRead: 'Les réponses enregistrées n’ont pas pu être chargées.',
  safe: 'Elles sont en sécurité ; réessayez dans un instant.',
  none: 'Aucune réponse enregistrée pour le moment',
  noneText: 'Conservez ici ce que vous écrivez sans cesse. Toute l’équipe peut l’insérer.',
  add: 'Ajouter une réponse',
  edit: 'Modifier',
  changed: (day) => `modifiée le [${day}]`,
  deletion: {
    failed: 'La réponse n’a pas pu être supprimée',
    done: 'Réponse supprimée',
    question: 'Supprimer cette réponse ?',
    keep: 'La conserver',
    explanation: 'Plus personne ne pourra l’insérer. Ce qui a été écrit avec elle reste.',
  },
  form: {
    editTitle: 'Modifier la réponse',
    failed: 'La réponse n’a pas pu être enregistrée',
    done: 'Réponse enregistrée',
    save: 'Enregistrer la réponse',
    title: 'Titre',
    titleHint: 'Vous la retrouvez par ce titre. Les clients ne le voient pas.',
    text: 'Texte',
    textHint:
      'À l’insertion, {first name} est remplacé par le prénom du client, {order number} par le numéro de la commande et {service} par ce qui a été commandé.',
  },
  picker: {
    open: 'Insérer une réponse enregistrée',
    find: 'Trouver une réponse enregistrée',
    manage: 'Gérer les réponses enregistrées',
    failed: 'Les réponses enregistrées n’ont pas pu être chargées. Réessayez dans un instant.',
    reading: 'Chargement des réponses enregistrées…',
    none: 'Aucune réponse enregistrée pour le moment.',
    noMatch: 'Aucune réponse enregistrée ne correspond.',
    missing: (words) => `Inconnu ici : ${words}. Complétez-le vous-même avant l’envoi.`,
  },
};

export default french;
