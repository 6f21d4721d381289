import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { PaymentStatus } from '#contract/orders/types.ts';
import type english from './overview.texts.en.ts';

const countOrders = (count: number) => counted('fr', count, { one: 'commande', other: 'commandes' });
const countMessages = (count: number) => counted('fr', count, { one: 'message', other: 'messages' });
const waitVerb = (count: number) => (count < 2 ? 'attend' : 'attendent');

const payments: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'non payée',
  pending: 'paiement en attente',
  paid: 'payée',
  failed: 'paiement échoué',
  refunded: 'remboursée',
};

const french: Texts<typeof english> = {
  title: 'Vue d’ensemble',
  today: (day, waiting) => `${day.charAt(0).toUpperCase()}${day.slice(1)}. ${waiting}`,
  nobody: 'Personne n’attend.',
  messagesWait: (count) => `${countMessages(count)} ${waitVerb(count)} une réponse.`,
  ordersWait: (count) => `${countOrders(count)} ${waitVerb(count)} que quelqu’un s’en occupe.`,
  bothWait: (messageCount, orderCount) =>
    `${countMessages(messageCount)} et ${countOrders(orderCount)} attendent que quelqu’un s’en occupe.`,
  tiles: {
    messages: {
      title: 'Messages de contact',
      text: 'Lire, répondre et prendre des notes',
      count: (count, shown) => `[${shown}] ${count < 2 ? 'non lu' : 'non lus'}`,
    },
    orders: {
      title: 'Commandes',
      text: 'Avancer, annuler, exporter',
      count: (_count, shown) => `[${shown}] en attente`,
    },
    services: {
      title: 'Gestion des services',
      text: 'Titres, prix et ce qui est visible',
      count: (count, shown) => `[${shown}] ${count < 2 ? 'actif' : 'actifs'}`,
    },
    content: {
      title: 'Gestion des contenus',
      text: 'Textes des pages, par clé',
      count: (count, shown) => `[${shown}] ${count < 2 ? 'entrée' : 'entrées'}`,
    },
    users: {
      title: 'Gestion des utilisateurs',
      text: 'Rôles, désactiver, réactiver',
      count: (count, shown) => `[${shown}] ${count < 2 ? 'actif' : 'actifs'}`,
    },
    branding: {
      title: 'Éléments de marque',
      text: 'Logo, favicon, en-tête, bannière',
      count: (_count, shown) => `[${shown}] en service`,
    },
  },
  waiting: {
    title: 'En attente de quelqu’un',
    order: 'Les plus anciens d’abord',
    messageFrom: (email) => `Message de contact de ${email}`,
    orderFrom: (email, status) => `Commande de ${email}, ${payments[status]}`,
  },
  log: {
    title: 'Dernières entrées du journal d’audit',
    all: 'Journal d’audit',
    nothing: 'Rien n’a encore été consigné.',
    system: 'Le système ou un visiteur',
    gone: 'Compte supprimé',
  },
};

export default french;
