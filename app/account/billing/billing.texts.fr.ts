import type { Texts } from '#contract/base/texts.ts';
import type english from './billing.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Factures et achats',
  failed: 'Votre demande n’a pas pu être traitée. Réessayez.',
  methods: 'Moyens de paiement',
  methodsText: 'Vos cartes sont conservées par Stripe, pas par nous. Vous pouvez les y voir, en ajouter et en retirer.',
  manageMethods: 'Gérer les moyens de paiement',
  noMethods: 'Aucun moyen de paiement pour le moment',
  noMethodsText: 'Nous ne conservons aucune donnée de carte. Vous les indiquez au moment de payer un service.',
  history: 'Historique des factures',
  date: 'Date',
  number: 'Numéro',
  documents: { invoice: 'Facture', 'credit-note': 'Avoir' },
  service: 'Service',
  amount: 'Montant',
  document: 'Document',
  pdf: 'PDF',
  download: (number) => `Télécharger ${number} en PDF`,
  noHistory: 'Aucune facture pour le moment',
  noHistoryText: 'Les factures et les remboursements apparaissent ici dès qu’il y en a.',
  purchases: 'Services achetés',
  status: 'État',
  payment: 'Paiement',
  browse: 'Voir les services',
  all: 'Toutes les demandes de service',
  noPurchases: 'Aucun service acheté pour le moment',
  noPurchasesText: 'Ce que vous commandez apparaît ici, avec le prix et l’état du paiement.',
};

export default french;
