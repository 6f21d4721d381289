import accounts from './accounts.en.ts';
import identifiers from './identifiers.en.ts';
import { orderFaults } from './orders.en.ts';
import panelOrders from './panel-orders.en.ts';
import panelPeople from './panel-people.en.ts';
import panelPictures from './panel-pictures.en.ts';
import panelSite from './panel-site.en.ts';
import removal from './removal.en.ts';
import scans from './scans.en.ts';
import site from './site.en.ts';
import watching from './watching.en.ts';

/** What is said of an input that is refused, by the name of the fault. */
const english = {
  ...accounts,
  ...scans,
  email: 'Enter an email address like name@example.com.',
  'missing-name': 'Please give your name.',
  'too-long': (most: number) => `At most ${most.toLocaleString('en-GB')} characters, please.`,
  'many-forms': 'You have sent many forms in a short time. Please try again later.',
  'many-scans-from-here': 'You have started many scans from here. Please try again later.',
  'many-scans-by-all': 'Many people are starting a scan just now. Please try again later.',
  'many-scans-today': 'You have started many scans today. Please try again tomorrow.',
  'many-scans-running': 'Many scans are running just now. Please try again in a few minutes.',
  'scan-not-started': 'Failed to start your scan. Please try again.',
  ...site,
  ...orderFaults,
  ...identifiers,
  ...panelOrders,
  ...panelPeople,
  ...panelPictures,
  ...removal,
  ...watching,
  ...panelSite,
};

export default english;
