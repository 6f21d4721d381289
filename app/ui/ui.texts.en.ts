import { bandLabel, severityLabel } from '#contract/scans/severity.ts';

export default {
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  closeMenu: 'Close menu',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  severities: severityLabel,
  bands: bandLabel,
};
