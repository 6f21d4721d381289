import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './customer.texts.en.ts';

const french: Texts<typeof english> = {
  notRead: 'Impossible de lire ceci pour le moment. Rien n’est perdu ; veuillez réessayer dans un instant.',
  seeAll: 'Tout voir',
  note: {
    title: 'Note',
    hint: 'Conservée chiffrée. Elle n’est jamais envoyée ni montrée au client, et ne figure pas dans l’export de ses données.',
    saved: 'Enregistrée par [nom], [date]',
    savedByGone: 'Enregistrée par quelqu’un dont le compte a été supprimé, [date]',
  },
  orders: {
    title: 'Commandes',
    none: 'Aucune commande pour l’instant.',
    placed: '[prix], [date]',
    placedWith: '[prix], [date], prise en charge par [personne]',
    note: 'Note au client :',
    unread: (count) => counted('fr', count, { one: 'nouveau message', other: 'nouveaux messages' }),
    files: (size) => `Fichiers de ce client : ${size}.`,
    unpaidFiles: (size, unpaid) => `Fichiers de ce client : ${size}, dont ${unpaid} pour des commandes impayées.`,
  },
  years: {
    title: 'Années de surveillance',
    until: (date) => `Jusqu’au [${date}]`,
    from: (date) => `à partir du [${date}]`,
    states: { ahead: 'Commence plus tard', running: 'En cours', over: 'Terminée' },
  },
  scans: {
    title: 'Analyses partagées avec l’équipe',
    none: 'Aucune. Une analyse peut être ouverte tant que quelqu’un travaille sur une commande à laquelle elle appartient.',
    seen: 'Chaque ouverture est visible par le client dans son Journal d’activité.',
    which: { chosen: 'L’analyse choisie par le client', report: 'L’analyse complète' },
    of: 'pour [service]',
    open: 'Ouvrir',
    openScan: (scan, service) => `Ouvrir : ${scan}, ${service}`,
  },
  messages: {
    title: 'Messages de cette adresse',
    none: 'Aucun message par le formulaire de contact.',
    unproved: 'Le formulaire de contact ne prouve pas à qui appartient une adresse.',
    as: 'sous le nom de [nom], [date]',
  },
};

export default french;
