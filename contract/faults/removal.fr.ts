import type { Texts } from '#contract/base/texts.ts';
import type english from './removal.en.ts';

const french: Texts<typeof english> = {
  residence: 'Choisissez où vous vivez.',
  'no-day': 'Indiquez un jour.',
  'no-authority': 'Indiquez le nom de l’autorité.',
  'no-picture': 'Choisissez une image.',
  'many-own-pictures': (most) => `${most} images au plus par demande.`,
  'no-company-chosen': 'Choisissez-en au moins une.',
  'many-companies-chosen': (most) => `Choisissez-en ${most} au maximum.`,
  'company-left-out': 'Vous avez écarté cette entreprise. Rétablissez-la d’abord.',
  'many-requests': (most) => `${most} demandes au maximum. Supprimez ou clôturez-en d’abord.`,
  'request-sent': 'Cette demande a été envoyée. Clôturez-la d’abord.',
  'request-changed': 'Quelqu’un d’autre l’a modifiée.',
  'no-such-request-by-law': 'La loi ne prévoit pas cette demande.',
  'no-letter-now': 'Aucune autre lettre ne peut être envoyée pour l’instant. Rechargez la page.',
  'no-letter-sent': 'Aucune lettre n’a encore été envoyée.',
  'no-letter-to-send': 'Il n’y a plus de lettre à envoyer. Rechargez la page.',
  'complaint-to-authority': 'Ici, la plainte s’adresse à l’autorité.',
  'email-address-first':
    'Demandez d’abord avec votre adresse e-mail. Vous en direz plus s’ils répondent qu’ils détiennent quelque chose.',
  'wrong-and-right': 'Indiquez ce qui est inexact et ce qui doit être écrit.',
  'their-form': 'Utilisez leur formulaire.',
  'answer-does-not-fit': 'Cette réponse ne correspond pas à l’état de la demande.',
  'day-to-come': 'Ce jour n’est pas encore arrivé.',
  'day-long-ago': 'Ce jour est trop lointain.',
  'log-not-sealed': 'Le journal d’audit est scellé une fois par minute. Réessayez dans un instant.',
  'many-accounts': (most) => `${most} comptes au maximum. Retirez-en d’abord.`,
};

export default french;
