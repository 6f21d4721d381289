import type { Texts } from '#contract/base/texts.ts';
import type english from './ui.texts.en.ts';

const spanish: Texts<typeof english> = {
  appearance: 'Aspecto',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  closeMenu: 'Cerrar el menú',
  dismiss: 'Cerrar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  severities: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja', info: 'Información' },
  bands: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja', quiet: 'Tranquila' },
};

export default spanish;
