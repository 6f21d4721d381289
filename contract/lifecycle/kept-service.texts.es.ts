import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './kept-service.texts.en.ts';

const withTheAccount = 'Hasta que se elimine tu cuenta.';
const yearsOfBooks = (years: number) =>
  `${counted('es', years, { one: 'año', other: 'años' })} desde el final del año al que corresponde`;

const spanish: Texts<typeof english> = {
  orders: {
    title: 'Pedidos',
    what: 'Qué pediste, cuándo y por cuánto; tu nota, lo que preguntaba su formulario, los mensajes y los archivos, cifrados con una clave del pedido; su cita y lo que nuestro equipo anotó sobre él.',
    why: 'Para que podamos hacer lo que pediste.',
    until: (years) => [
      withTheAccount,
      `De uno que se pagó, el servicio, el importe y el día sin ti: ${yearsOfBooks(years)}, como exige la ley fiscal.`,
    ],
  },
  payments: {
    title: 'Pagos',
    what: 'Importe, día, estado, tipo de tarjeta y cómo lo llama el servicio de pago; qué se devolvió y por qué. Nunca el número de una tarjeta.',
    why: 'Para que conste lo que pagaste y se pueda devolver.',
    until: (years) => [
      withTheAccount,
      `Importe, día, estado y referencia sin ti: ${yearsOfBooks(years)}, como exige la ley fiscal.`,
    ],
  },
  'payment-customers': {
    title: 'Quién eres en el servicio de pago',
    what: 'El número con el que te conoce el servicio de pago.',
    why: 'Para que pueda ofrecerte la tarjeta que ya usaste.',
    until: () => [withTheAccount],
  },
  invoices: {
    title: 'Facturas y notas de crédito',
    what: 'Los documentos tal como se emitieron, con tu nombre y tu dirección si figuraban en ellos.',
    why: 'La ley fiscal nos obliga a guardarlos.',
    until: (years) => [
      'Mientras tengas una cuenta.',
      `Una vez eliminada: ${yearsOfBooks(years)}, como exige la ley fiscal.`,
    ],
  },
  'staff-hours': {
    title: 'Horarios del equipo',
    what: 'Cuándo se puede reservar a una persona del equipo y qué leen los clientes sobre ella.',
    why: 'Para que los clientes puedan elegir una hora y sepan quién hace el trabajo.',
    until: () => ['Hasta que se elimine la cuenta de esa persona.'],
  },
  'watched-years': {
    title: 'Años de vigilancia',
    what: 'Desde cuándo y hasta cuándo corre un año de vigilancia que pediste, y que se te avisó de su final.',
    why: 'Para que recibas aquello por lo que pagaste.',
    until: () => ['Hasta que se devuelva el pago o se elimine tu cuenta.'],
  },
  messages: {
    title: 'Lo que escribiste en el formulario de contacto',
    what: 'Tu nombre, dirección, asunto y mensaje, nuestras respuestas y lo que nuestro equipo anotó sobre ellos.',
    why: 'Para que podamos responder.',
    until: (after) => [
      'Desde la dirección de una cuenta: hasta que se elimine la cuenta.',
      `Desde otra dirección: ${after} después del último mensaje de cualquiera de las partes.`,
    ],
  },
  mails: {
    title: 'Los correos que te enviamos',
    what: 'Destinatario y texto, cifrados, hasta que el correo sale. Después, solo qué tipo de correo era y cuándo.',
    why: 'Para que un correo se envíe una sola vez y no se pierda.',
    until: (text, sent) => [
      `El texto: hasta que sale; como máximo, ${text}.`,
      `Que se envió: ${sent}, o hasta que se elimine tu cuenta.`,
    ],
  },
  activity: {
    title: 'Registro de actividad',
    what: 'Qué ocurrió en tu cuenta y con tus cosas, quién lo hizo y desde qué red y navegador.',
    why: 'Para que nadie, tampoco nuestro equipo, actúe sin que se vea, y puedas consultarlo.',
    until: (address) => [
      `La dirección de una conexión: ${address}; después, solo su red.`,
      'Lo que una entrada dice de ti: hasta que se elimine tu cuenta. El resto, un número aleatorio y un hash, se conserva.',
    ],
  },
  'known-clients': {
    title: 'Navegadores y redes desde los que has iniciado sesión',
    what: 'Una huella con clave de cada uno. De ella no se pueden leer ni la dirección ni el navegador.',
    why: 'Para que quien pruebe con tu dirección no te deje fuera donde ya se te conoce.',
    until: (after) => [`${after} después del último inicio de sesión desde ahí.`],
  },
  'opt-outs': {
    title: 'Una dirección que nunca se analiza',
    what: 'Una huella con clave de la dirección y el día en que lo dijo quien lee su buzón.',
    why: 'Para que nadie pueda hacer analizar la dirección.',
    until: () => ['Hasta que lo retires por correo.'],
  },
  'opt-out-links': {
    title: 'Enlaces que añaden una dirección a esa lista o la quitan',
    what: 'Un hash del enlace y una huella con clave de la dirección.',
    why: 'Para que solo pueda decirlo quien lee el buzón.',
    until: (most) => [`Hasta que se use; como máximo, ${most}.`],
  },
  'data-keys': {
    title: 'Claves',
    what: 'Las claves con las que se cifran cosas tuyas, cifradas a su vez.',
    why: 'Para que, al destruir una, lo que protege quede ilegible, dondequiera que haya una copia.',
    until: () => ['Hasta que se elimine lo que protegen. Se destruyen primero.'],
  },
  limits: {
    title: 'Recuentos para los límites',
    what: 'Cuántas veces se pidió algo, con una huella con clave de una conexión, un buzón o una cuenta.',
    why: 'Para que nadie pueda probar contraseñas ni hacer enviar correos a otros una y otra vez.',
    until: () => ['Hasta que venza el límite; como máximo, un día.'],
  },
  'under-way': {
    title: 'Trabajo en curso',
    what: 'Números aleatorios de cosas que han cambiado o de las que tiene que ocuparse una tarea. Nada de su contenido.',
    why: 'Para que las páginas abiertas muestren lo nuevo y no se pierda ningún trabajo.',
    until: (untaken) => [`Minutos. El trabajo del que nadie se ocupa: ${untaken}.`],
  },
  'counted-events': {
    title: 'Recuento de páginas vistas, registros y pedidos',
    what: 'Qué ocurrió, cuándo, en qué tipo de dispositivo a grandes rasgos y, como mucho, en qué país. No quién fue.',
    why: 'Para saber cuántas personas encuentran lo que buscan.',
    until: (time) => [`${time}. Después, solo cuántos hubo en un día.`],
  },
};

export default spanish;
