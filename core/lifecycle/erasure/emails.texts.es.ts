import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  account: 'Cuenta',
  requested: {
    subject: (day) => `Tu cuenta se eliminará el ${day}`,
    preview: 'Hasta entonces puedes evitarlo: inicia sesión.',
    text: (product, day) =>
      `Tu cuenta de ${product} se eliminará el ${day}. Se ha cerrado la sesión en todos los dispositivos. Si cambias de opinión antes de ese día, inicia sesión: así se anula y todo queda como estaba.`,
    erasedOn: 'Fecha de eliminación',
    keep: 'Iniciar sesión y conservar mi cuenta',
    ifNot: (contact) =>
      `Si no lo has pedido, inicia sesión y elige una contraseña nueva, o escribe cuanto antes a ${contact}: alguien tenía tu contraseña o tu dispositivo.`,
  },
  cancelled: {
    subject: 'Tu cuenta se conserva',
    preview: 'Has iniciado sesión, así que no se eliminará.',
    text: (product) =>
      `Has iniciado sesión en tu cuenta de ${product}, así que no se eliminará. Todo sigue como estaba.`,
    again: 'Si todavía quieres eliminarla, vuelve a pedirlo en la página de tu perfil.',
  },
  erased: {
    subject: 'Tu cuenta se ha eliminado',
    preview: 'Lo que teníamos sobre ti ya no existe.',
    text: (product) => `Tu cuenta de ${product} se ha eliminado, como pediste. Este es el último correo sobre ella.`,
    gone: 'Esto ha desaparecido para siempre y nadie puede recuperarlo:',
    things: [
      'tu perfil, tus preferencias, contraseñas, segundos factores y sesiones',
      'tus análisis con todo lo que encontraron, y tus tareas',
      'los mensajes, las notas y los archivos de tus solicitudes, y lo que nos escribiste',
      'todo lo que decía en el registro de auditoría quién eras y qué hiciste',
    ],
    invoices:
      'Tus facturas, y los importes y las fechas de lo que pagaste, se conservan el tiempo que exige la ley tributaria y para nada más.',
    auditLog: 'Quedan entradas del registro de auditoría que ya no dicen nada de nadie.',
    questions: (contact) => `¿Tienes preguntas? Escribe a ${contact}.`,
  },
  again: {
    subject: 'Tu cuenta se ha eliminado de nuevo',
    preview: 'La había traído de vuelta una copia de seguridad restaurada.',
    text: (product) =>
      `Tu cuenta de ${product} se eliminó hace un tiempo. Desde entonces hemos tenido que restaurar una copia de seguridad anterior, que la trajo de vuelta. Ahora se ha eliminado de nuevo, con todo lo que la copia contenía sobre ti.`,
    nothing: (contact) => `No tienes que hacer nada. Si no esperabas este correo, escribe a ${contact}.`,
  },
};

export default spanish;
