import type { Texts } from '#contract/base/texts.ts';
import type english from './removals.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Effacements',
  lead: 'Vos demandes aux entreprises, de la lettre à la preuve. Vous envoyez chaque lettre vous-même ; ce que dit une entreprise et ce que nous avons vu ne sont jamais confondus.',
  brokers: 'Courtiers en données',
  write: 'Écrire à une entreprise',
  none: 'Aucune demande pour l’instant',
  noneText:
    'Commencez par une entreprise qui a laissé fuiter vos données, ou par un courtier en données qui les détient probablement. Nous écrivons la lettre, vous l’envoyez, et nous suivons les dates.',
  find: 'Trouver une entreprise',
  since: (date) => `Depuis le [${date}].`,
  due: (date, isAbout) =>
    isAbout ? `Une réponse est attendue vers le [${date}].` : `Une réponse est attendue au plus tard le [${date}].`,
  wasDue: (date, isAbout) =>
    isAbout ? `Une réponse était attendue vers le [${date}].` : `Une réponse était attendue au plus tard le [${date}].`,
  accounts: 'Comptes à fermer',
  guidance: 'Qui peut vous aider dans vos demandes',
  figures: 'Comment les entreprises répondent',
};

export default french;
