import type { CatalogueEntry } from './define.ts';

export const adobe: CatalogueEntry = {
  name: 'Adobe',
  title: 'Adobe',
  domain: 'adobe.com',
  date: '2013-10-04',
  classes: ['breach-email', 'security-question', 'password', 'name-or-username'],
  exposed: ['Email address', 'Password hint', 'Password', 'Username'],
  verified: true,
  spamList: false,
  fabricated: false,
  retired: false,
  stealerLog: false,
  sensitive: false,
  accounts: 152445165,
};
