import type { Texts } from '#contract/base/texts.ts';
import type english from './panel-orders.en.ts';

/** Shared with the page of an order of one's own. */
export const ownOrder = 'Cette commande est la vôtre. Un autre membre de l’équipe doit s’en charger.';

const french: Texts<typeof english> = {
  'not-allowed': 'Vous n’avez pas le droit de faire cela.',
  'own-order': ownOrder,
  'changed-meanwhile': 'Quelqu’un d’autre l’a modifié entre-temps.',
  'orders-changed': 'Quelqu’un d’autre les a modifiées entre-temps.',
  'order-changed': 'Quelqu’un d’autre a modifié cette commande entre-temps. Regardez où elle en est, puis réessayez.',
  'order-status-forbids': 'L’état de cette commande ne le permet pas.',
  'order-closed': 'Cette commande est close. Rouvrez-la pour travailler avec son analyse.',
  'order-account-gone': 'Le compte de cette commande n’existe plus.',
  'file-erased': 'Ce fichier a été effacé avec son compte.',
  'internal-note-changed': 'Quelqu’un d’autre a enregistré une autre note interne entre-temps.',
  'something-written': 'Quelque chose a été écrit entre-temps. Lisez-le d’abord.',
  'choose-staff': 'Choisissez un membre de l’équipe.',
  'choose-day': 'Choisissez un jour.',
  'choose-later-day': 'Choisissez aujourd’hui ou un jour ultérieur.',
  'choose-status': 'Choisissez un état.',
  'choose-orders': 'Choisissez d’abord les commandes.',
  amount: 'Indiquez un montant, avec deux décimales au maximum.',
  'choose-reason': 'Choisissez le motif.',
  'all-given-back': 'Ce paiement a déjà été entièrement remboursé, ou le remboursement est en cours.',
  'most-given-back': (most) => `${most} au maximum peuvent être remboursés sur ce paiement.`,
  'paid-online':
    'Cette commande a été payée en ligne. Remboursez le paiement ci-dessous : l’état du paiement suivra de lui-même.',
  'payment-page-open': 'Le client se trouve sur la page de paiement. Réessayez dans quelques minutes.',
  'provider-silent':
    'Le prestataire de paiement ne répond pas, et le client pourrait payer deux fois. Réessayez dans une minute.',
  hours: 'Indiquez les heures sous la forme 09:00-12:00, 13:00-17:00, toujours à l’heure pile ou à la demie.',
  exception: (line) => `« ${line} » : indiquez une date et ses heures, par exemple 2026-12-24 closed.`,
  'day-twice': 'Indiquez chaque jour une seule fois.',
  'shown-name': 'Indiquez le nom que voient les clients.',
  'reply-title': 'Donnez-lui un titre.',
  'reply-text': 'Écrivez le texte.',
  'no-placeholder': (word) =>
    `Le champ {${word}} n’existe pas. Vous pouvez utiliser {first name}, {order number} et {service}.`,
  'most-replies': (most) => `Il y a déjà ${most} réponses enregistrées. Supprimez-en d’abord une qui ne sert plus.`,
  'reply-deleted': 'Cette réponse a été supprimée.',
};

export default french;
