import { bandLabel, severityLabel } from '#contract/scans/severity.ts';

export default {
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  closeMenu: 'Close menu',
  dismiss: 'Dismiss',
  severities: severityLabel,
  bands: bandLabel,
};
