import type { Texts } from '#contract/base/texts.ts';
import { strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  subject: 'Un webhook a été désactivé',
  preview: (host) => `${host} n’a accepté aucun événement depuis un jour.`,
  text: (host, result) => [
    'Votre webhook vers ',
    strong(host),
    ` a été désactivé : il n’a accepté aucun événement depuis un jour. Le dernier résultat : ${result}.`,
  ],
  log: 'Son journal est conservé 30 jours. Réactivez-le quand l’adresse fonctionnera ; chaque événement peut être renvoyé.',
  open: 'Ouvrir les webhooks',
};

export default french;
