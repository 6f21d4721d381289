import type { Texts } from '#contract/base/texts.ts';
import { orderHours } from '#contract/orders/amount.ts';
import type { orderFaults } from './orders.en.ts';

/** Shared with the order form, which reads the price anew when it is told this. */
export const priceChanged =
  'Le prix a changé depuis que vous avez ouvert ce formulaire. Rien n’a été commandé : vérifiez le nouveau montant et renvoyez le formulaire s’il vous convient.';
export const orderNotCreated = 'Votre demande n’a pas pu être traitée. Réessayez.';

export const frenchOrderFaults: Texts<typeof orderFaults> = {
  'sign-in-to-order': 'Connectez-vous pour poursuivre votre demande de service.',
  'order-not-created': orderNotCreated,
  'not-offered': 'Ce service n’est plus proposé.',
  'price-changed': priceChanged,
  'no-such-service': 'Ce service n’existe pas.',
  'your-scan': 'Choisissez l’une de vos analyses.',
  'order-hours': `Entre ${orderHours.least} et ${orderHours.most} heures.`,
  'hours-missing': 'Indiquez le nombre d’heures souhaité.',
  'not-by-hour': 'Ce service n’est pas facturé à l’heure.',
  'sent-before':
    'Ce formulaire a déjà été envoyé. Votre demande figure dans « Demandes de service » ; pour en faire une autre, ouvrez un nouveau formulaire.',
  'check-typed': 'Vérifiez ce que vous avez saisi.',
  'name-missing': 'Indiquez au moins un nom à rechercher.',
  'most-names': (most) => `${most} noms au maximum.`,
  'most-links': (most) => `${most} liens au maximum.`,
  'long-line': (most) => `${most.toLocaleString('fr-FR')} caractères par ligne au maximum.`,
  'not-a-link': 'Saisissez une adresse par ligne, chacune commençant par https:// ou http://.',
  'not-asked': 'Ce service ne demande plus cette information. Rechargez le formulaire.',
  'nothing-to-pay': 'Il n’y a rien à payer pour cette demande.',
  'many-orders': 'Vous avez demandé beaucoup de services aujourd’hui. Réessayez plus tard ou écrivez-nous.',
  'many-appointments': 'Vous avez réservé et déplacé beaucoup de rendez-vous en peu de temps. Réessayez plus tard.',
  'many-files': 'Vous avez ajouté beaucoup de fichiers en peu de temps. Réessayez plus tard.',
  'many-order-messages': 'Vous avez écrit beaucoup de messages en peu de temps. Réessayez plus tard.',
  'message-missing': 'Écrivez un message.',
  'file-missing': 'Choisissez un fichier.',
  'most-files': (most) => `${most} fichiers à la fois au maximum.`,
  'file-kind':
    'Les fichiers de ce type ne sont pas acceptés. Sont acceptés : PDF, images, textes, tableaux et archives ZIP.',
  'file-empty': 'Ce fichier est vide.',
  'file-too-large': 'Un fichier peut faire 10 Mo au maximum.',
  'files-per-side': (most) => `Une commande peut contenir au maximum ${most} fichiers de chaque côté.`,
  'no-file-space': 'Aucun fichier ne peut être accepté pour le moment. Écrivez-nous sans en joindre.',
  'file-space-unpaid': (megabytes) =>
    `Tant qu’une commande n’est pas payée, les fichiers peuvent occuper ${megabytes} Mo en tout. Envoyez le reste après le paiement.`,
  'file-space-account': (megabytes) =>
    `L’ensemble des fichiers d’un compte peut occuper ${megabytes} Mo. Écrivez-nous.`,
  'file-not-checked':
    'L’absence de logiciel malveillant dans le fichier n’a pas pu être vérifiée pour le moment. Réessayez dans un instant.',
  'malware-found': (name) => `Ce fichier n’est pas accepté : le détecteur de logiciels malveillants y trouve ${name}.`,
  'time-missing': 'Choisissez l’un des horaires.',
  'no-such-zone': 'Ce fuseau horaire n’existe pas.',
  'time-taken': 'Cet horaire vient d’être réservé. Choisissez-en un autre.',
  'time-released': 'Votre horaire n’a pas été payé à temps. Payez d’abord, puis choisissez-en un autre.',
  'request-closed': 'Cette demande est close. Écrivez-nous sur sa page.',
  'appointment-soon': 'Le rendez-vous a lieu dans moins de 24 heures. Écrivez-nous sur cette page.',
  'most-appointments': (most) =>
    `Vous avez ${most} rendez-vous à venir. Déplacez ou annulez d’abord l’un d’eux, ou écrivez-nous.`,
};
