import type { Texts } from '#contract/base/texts.ts';
import accounts from './accounts.fr.ts';
import type english from './faults.en.ts';
import identifiers from './identifiers.fr.ts';
import { frenchOrderFaults } from './orders.fr.ts';
import panelOrders from './panel-orders.fr.ts';
import panelPeople from './panel-people.fr.ts';
import panelPictures from './panel-pictures.fr.ts';
import panelSite from './panel-site.fr.ts';
import removal from './removal.fr.ts';
import scans from './scans.fr.ts';
import site from './site.fr.ts';
import watching from './watching.fr.ts';

const french: Texts<typeof english> = {
  ...accounts,
  ...scans,
  email: 'Saisissez une adresse e-mail du type nom@example.com.',
  'missing-name': 'Indiquez votre nom.',
  'too-long': (most) => `${most.toLocaleString('fr-FR')} caractères au maximum.`,
  'many-forms': 'Vous avez envoyé beaucoup de formulaires en peu de temps. Réessayez plus tard.',
  'many-scans-from-here': 'De nombreuses analyses ont été lancées depuis cette connexion. Réessayez plus tard.',
  'many-scans-by-all': 'Beaucoup de personnes lancent une analyse en ce moment. Réessayez plus tard.',
  'many-scans-today': 'Vous avez déjà lancé beaucoup d’analyses aujourd’hui. Réessayez demain.',
  'many-scans-running': 'Beaucoup d’analyses sont en cours. Réessayez dans quelques minutes.',
  'scan-not-started': 'Votre analyse n’a pas pu démarrer. Réessayez.',
  ...site,
  ...frenchOrderFaults,
  ...identifiers,
  ...panelOrders,
  ...panelPeople,
  ...panelPictures,
  ...removal,
  ...watching,
  ...panelSite,
};

export default french;
