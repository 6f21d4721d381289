import type { Texts } from '#contract/base/texts.ts';
import type english from './guidance.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Acompañamiento',
  lead: 'Quién puede ayudar con tus solicitudes a las empresas.',
  since: (date) => `Nuestro equipo puede ayudarte, con tu permiso, desde el ${date}.`,
  nobody: 'Ahora nadie más que tú ve tus solicitudes.',
  about:
    'Con el Plan personal de privacidad, nuestro equipo puede ver tus solicitudes y prepararte cartas mientras tu pedido esté abierto. No puede enviar nada. Cada consulta que hace queda en tu [Registro de actividad]. Puedes ponerle fin cuando quieras.',
  end: 'Ponerle fin',
  allow: 'Permitir que ayuden',
  failures: { allow: 'No se ha podido guardar.' },
  allowed: 'Nuestro equipo ya puede ayudarte con tus solicitudes',
  ended: 'Nuestro equipo ya no ve tus solicitudes',
};

export default spanish;
