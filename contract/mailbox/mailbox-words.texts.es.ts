import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './mailbox-words.texts.en.ts';

const spanish: Texts<typeof english> = {
  evidence: {
    created: (count) =>
      counted('es', count, { one: 'bienvenida o cuenta creada', other: 'bienvenidas o cuentas creadas' }),
    confirm: (count) => counted('es', count, { one: 'dirección por confirmar', other: 'direcciones por confirmar' }),
    'sign-in': (count) => counted('es', count, { one: 'inicio de sesión nuevo', other: 'inicios de sesión nuevos' }),
    code: (count) => counted('es', count, { one: 'código de seguridad', other: 'códigos de seguridad' }),
    reset: (count) =>
      counted('es', count, {
        one: 'contraseña cambiada o restablecida',
        other: 'contraseñas cambiadas o restablecidas',
      }),
    order: (count) => counted('es', count, { one: 'pedido o recibo', other: 'pedidos o recibos' }),
  },
  columns: {
    company: 'Empresa',
    domain: 'Dominio',
    since: 'Desde',
    last: 'Último correo',
    mails: 'Correos',
    shownBy: 'Indicios',
    breach: 'Filtración conocida',
    close: 'Cerrar la cuenta',
    difficulty: 'Dificultad',
  },
  timeUnknown: 'calculando el tiempo restante',
  secondsLeft: (count) => `quedan unos ${count} segundos`,
  minutesLeft: (count) => (count === 1 ? 'queda un minuto, aproximadamente' : `quedan unos ${count} minutos`),
};

export default spanish;
