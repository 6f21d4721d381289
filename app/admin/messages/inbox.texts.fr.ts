import type { Texts } from '#contract/base/texts.ts';
import type english from './inbox.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Messages',
  lead: 'Ce qui est écrit dans le formulaire de contact, du plus récent au plus ancien.',
  savedReplies: 'Réponses enregistrées',
  notReadText: 'Rien n’est perdu ; réessayez dans un instant.',
  search: 'Rechercher dans les messages',
  filters: 'Filtrer les messages par état',
  all: 'Tous',
  none: 'Aucun message pour l’instant',
  noneText: 'Ce qui est écrit dans le formulaire de contact arrive ici.',
  noMatch: 'Aucun message ne correspond',
  noMatchText: 'Essayez un autre état ou d’autres mots.',
  pages: 'Pages de messages',
  choose: 'Choisissez un message pour le lire.',

  message: 'Message',
  allMessages: 'Tous les messages',
  oneNotRead: 'Impossible de charger ce message',
  oneNotReadText: 'Rien n’est perdu ; réessayez dans un instant.',
  from: '[name], [email], [when]',
  fromAccount: '[name], [email] ([compte avec cette adresse]), [when]',
  status: 'État',
  changeStatus: 'Changer l’état',
  answers: 'Réponses',
  staff: 'L’équipe',
  answered: '[name] a répondu par e-mail le [when]',
  answer: 'Répondre par e-mail',
  answerHint: (email) => `Envoyé à ${email}, avec le message en dessous, qui est alors marqué comme répondu.`,
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  notesHint: 'Jamais envoyée à la personne qui a écrit. L’enregistrer marque le message comme lu.',

  failed: {
    status: 'Impossible de modifier le message',
    notes: 'Impossible d’enregistrer les notes',
    reply: 'Impossible d’envoyer la réponse',
  },
  done: {
    status: 'L’état du message a été modifié',
    notes: 'Les notes internes ont été enregistrées',
    reply: 'Réponse envoyée',
  },
};

export default french;
