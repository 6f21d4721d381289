import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './health.texts.en.ts';

const spanish: Texts<typeof english> = {
  held: 'Nuestro equipo está revisando sus respuestas.',
  tried:
    'Se pone a prueba cada noche. Los análisis le preguntan cuando ha superado sus dos pruebas y durante los tres días siguientes.',
  quarantined: 'Dio respuestas erróneas en nuestras pruebas. Se vuelve a poner a prueba cada noche.',
  probation: 'Vuelve a superar nuestras pruebas y necesita tres noches buenas de cinco.',
  suspect: 'Falló una de sus tres últimas pruebas.',
  passed: 'Superó sus dos pruebas.',
  answered:
    'Respondió como dice su documentación. No conocemos a nadie a quien deba encontrar, así que no tiene prueba.',
  gone: 'Todas las personas con las que podíamos ponerla a prueba se han ido, así que no puede demostrar que «nada encontrado» sea cierto.',
  untested: 'No ha superado sus dos pruebas en el último día.',
  unasked: 'No ha respondido a ninguna pregunta en el último día. No tiene una prueba propia.',
  sensitive:
    'Un perfil ahí puede ser un asunto privado, así que ningún análisis le pregunta. Quien indica un nombre de usuario puede activarla para ese nombre.',
  byName: 'Ningún análisis pregunta por un nombre, y no se envía el nombre de nadie a ninguna parte.',
  notChosen: 'Solo se le pregunta donde quien gestiona el sitio lo ha decidido.',
  noKey: 'Necesita una clave que aquí no está configurada.',

  noLimit: 'Sin límite por nuestra parte',
  atMost: (all) => `Como máximo, ${all}`,
  first: (most, span) => `${counted('es', most, { one: 'pregunta', other: 'preguntas' })} en ${span}`,
  further: (most, span) => `${most} en ${span}`,
  spans: {
    day: (count) => (count === 1 ? 'un día' : `${count} días`),
    hour: (count) => (count === 1 ? 'una hora' : `${count} horas`),
    minute: (count) => (count === 1 ? 'un minuto' : `${count} minutos`),
    second: (count) => (count === 1 ? 'un segundo' : `${count} segundos`),
  },
};

export default spanish;
