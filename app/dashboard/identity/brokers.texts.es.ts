import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './brokers.texts.en.ts';

const spanish: Texts<typeof english> = {
  trail: 'Intermediarios de datos',
  title: 'Intermediarios que probablemente tienen tus datos',
  lead: 'No te hemos buscado ahí, así que nada de esto es un hallazgo. Son los intermediarios que recopilan datos sobre personas como tú, y la manera de dirigirse a cada uno. No se envía nada en tu nombre.',
  leadIn: (inCountry) =>
    `No te hemos buscado ahí, así que nada de esto es un hallazgo. Son los intermediarios que recopilan datos sobre personas como tú ${inCountry}, y la manera de dirigirse a cada uno. No se envía nada en tu nombre.`,
  failures: {
    prepare: 'No se ha podido preparar la carta. Inténtalo de nuevo.',
    'leave-out': 'No se ha podido guardar. Inténtalo de nuevo.',
  },
  several: 'Escribir a varios a la vez',
  severalText: (most) =>
    `Elige hasta ${most} en las listas de abajo. Cada uno recibe una carta que primero pregunta y que solo revela tu dirección de correo. Las repasas y las envías una por una.`,
  writing: 'Escribiendo…',
  write: 'Escribir las cartas',
  noCountry: 'Indica primero dónde vives',
  noCountryText:
    'Los intermediarios de datos trabajan por país. Dinos el tuyo y podremos decirte cuáles es probable que tengan tus datos.',
  chooseCountry: 'Elegir tu país',
  closed: (count) =>
    counted('es', count, {
      one: 'intermediario probablemente tiene tus datos',
      other: 'intermediarios probablemente tienen tus datos',
    }),
  closedText: 'Cuáles son, por qué, y una carta a cada uno forman parte del Informe detallado de exposición.',
  seeReport: 'Ver el Informe detallado de exposición',
  asked: (asked, count) =>
    `Has escrito a ${asked.toLocaleString('es-ES')} de ${counted('es', count, { one: 'intermediario', other: 'intermediarios' })}`,
  form: 'Su formulario',
  email: 'Correo electrónico',
  post: 'Correo postal',
  needs: 'Qué piden',
  numbers: 'Tus números',
  covers: 'También llega a',
  note: 'Conviene saber',
  ask: 'Escribirles después de todo',
  never: 'No escribirles nunca',
  ofBroker: (label, broker) => `${label}: ${broker}`,
  saving: 'Guardando…',
  leftOut: 'Descartado',
  youAsked: (date) => `Lo pediste el [${date}]`,
  letterTo: (broker) => `Carta a ${broker}`,
  requestTo: (broker) => `Tu solicitud a ${broker}`,
};

export default spanish;
