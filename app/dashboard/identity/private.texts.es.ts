import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './private.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Sitios privados',
  lead: 'En algunos sitios, el mero hecho de tener un perfil revela algo privado: los de contenido para adultos, citas, política, salud y juego. Ningún análisis les pregunta. Puedes hacer que se les pregunte por un nombre de usuario tuyo, solo para ti.',
  failures: {
    switch: 'No se ha podido guardar la elección. Inténtalo de nuevo.',
    ask: 'No se ha podido preguntar a los sitios. Inténtalo de nuevo.',
  },
  switchedOn: 'Activado. No se pregunta nada hasta que pulses el botón.',
  switchedOff: 'Desactivado. Las respuestas se han eliminado.',
  before: 'Antes de activarlo',
  facts: [
    'A cada sitio se le pregunta si existe un perfil público con ese nombre de usuario. Ve el nombre, y no a ti.',
    'Cualquiera puede usar el mismo nombre. Un perfil con él no tiene por qué ser tuyo, y nadie debería deducir que lo es.',
    'Las respuestas están solo en esta página, cerradas hasta que las abras. No figuran en ningún informe, puntuación, archivo, correo ni enlace, y nuestro equipo no las ve nunca.',
    'Se cifran con la clave de tu cuenta, se incluyen en la copia de tus datos y se eliminan cuando lo desactivas. Nada se vuelve a preguntar por sí solo.',
  ],
  noUsername: 'Todavía no hay ningún nombre de usuario',
  noUsernameText: 'A estos sitios se les pregunta por nombre de usuario. Añade primero uno tuyo.',
  addUsername: 'Añadir un nombre de usuario',
  on: 'Activado',
  off: 'Desactivado',
  switchOn: 'Activar',
  switchOff: 'Desactivar y eliminar',
  saving: 'Guardando…',
  ask: 'Preguntar a los sitios',
  askAgain: 'Volver a preguntar a los sitios',
  asking: 'Preguntando…',
  ofName: (label, username) => `${label}: ${username}`,
  beingAsked: 'Estamos preguntando a los sitios. Tarda como mucho un minuto; puedes salir de esta página.',
  askedOn: (date) => `Preguntado el [${date}].`,
  notAllAsked: 'No se ha preguntado a todos los sitios. Inténtalo de nuevo.',
  nothingAsked: 'Todavía no se ha preguntado nada.',
  notAsked: 'A estos sitios no se les pregunta por este nombre.',
  show: 'Mostrar las respuestas',
  noneCounts: 'Ninguno de estos sitios ha superado su prueba, así que nada de lo que digan contaría.',
  noProfile: (count) =>
    count === 1
      ? 'No se ha encontrado ningún perfil público con este nombre en el único sitio que ha respondido.'
      : `No se ha encontrado ningún perfil público con este nombre en los ${counted('es', count, { one: 'sitio', other: 'sitios' })} que han respondido.`,
  profiles: (count) =>
    `Se ha encontrado un perfil público con este nombre en ${counted('es', count, { one: 'sitio', other: 'sitios' })}. No tiene por qué ser tuyo.`,
  topics: {
    adult: 'contenido para adultos',
    dating: 'citas',
    politics: 'política',
    health: 'salud',
    gambling: 'juego',
  },
  ifYours: (removal) => `Si es tuyo: ${removal}.`,
  noProfileAt: (names) => `Sin perfil: [${names}].`,
  notChecked: (names) => `Sin comprobar: [${names}].`,
  print: 'Imprimir estas respuestas con esta página',
  printHint: 'De lo contrario, se omiten.',
};

export default spanish;
