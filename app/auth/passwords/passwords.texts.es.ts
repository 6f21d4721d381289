import { passwordLeast } from '#contract/accounts/accounts.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './passwords.texts.en.ts';

const spanish: Texts<typeof english> = {
  hint: `Al menos ${passwordLeast} caracteres. Cuanto más larga, mejor.`,
  leaked: 'Esta contraseña aparece en filtraciones de datos conocidas. Elige otra.',
  strength: [
    `Demasiado corta: al menos ${passwordLeast} caracteres.`,
    'Débil. Añade una o dos palabras que no tengan nada que ver entre sí.',
    'Aceptable. Con unos caracteres más es mucho más difícil de adivinar.',
    'Buena.',
    'Fuerte.',
  ],
  newPassword: 'Contraseña nueva',
  confirmNew: 'Confirmar la contraseña nueva',
  setNew: 'Elige una contraseña nueva',
  forAccount: (email) => `Para [${email}]. Se cerrará la sesión en todos los dispositivos.`,
  update: 'Actualizar la contraseña',
  updating: 'Actualizando…',
};

export default spanish;
