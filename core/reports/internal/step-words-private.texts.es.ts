import type { Texts } from '#contract/base/texts.ts';
import type english from './step-words-private.texts.en.ts';

const spanish: Texts<typeof english> = {
  'blackmail-plan': {
    text: 'Si alguna vez alguien te amenaza con esto: no pagues, no respondas, guarda todos los mensajes y denúncialo. Es un delito, y no es culpa tuya.',
    verb: 'Ten claro qué hacer si alguien te amenaza con ello',
  },
  'close-account': {
    text: (place) =>
      `Si ya no usas tu cuenta de ${place}, elimínala; si la usas, quita de ella lo que nadie más necesite ver. Si te están amenazando, consérvala por ahora: es una prueba.`,
    anywhere:
      'Si ya no usas la cuenta, elimínala; si la usas, quita de ella lo que nadie más necesite ver. Si te están amenazando, consérvala por ahora: es una prueba.',
    verb: (place) => `Cierra o limpia tu cuenta de ${place}`,
    many: (count) => `Cierra o limpia ${count} cuentas`,
  },
  'old-messages': {
    text: (place) =>
      `Revisa tus mensajes antiguos en ${place}: cambia las contraseñas y los códigos que aparezcan en ellos y avisa a las personas cuyos secretos contengan.`,
    anywhere:
      'Revisa allí tus mensajes antiguos: cambia las contraseñas y los códigos que aparezcan en ellos y avisa a las personas cuyos secretos contengan.',
    verb: (place) => `Revisa tus mensajes en ${place}`,
    many: (count) => `Revisa tus mensajes en ${count} sitios`,
  },
  'move-wallet': {
    text: 'Pásalo todo a un monedero nuevo con una frase de recuperación nueva, creada en un dispositivo limpio. No escribas nunca más la frase antigua en ningún otro sitio, la pida quien la pida.',
    verb: (place) => `Pasa lo que hay en tu monedero de ${place} a uno nuevo`,
    many: (count) => `Pasa lo que hay en ${count} monederos a monederos nuevos`,
  },
  'new-wallet-address': {
    text: 'A partir de ahora recibe en direcciones nuevas. No pases todo de golpe a una de ellas: quedaría vinculada a la antigua.',
    verb: (place) => `Usa direcciones nuevas en lugar de las expuestas en ${place}`,
    many: (count) => `Usa direcciones nuevas en lugar de las expuestas en ${count} sitios`,
  },
  'wallet-safety': {
    text: 'Guarda para ti lo que tienes: no lo menciones en internet, no recibas en casa nada que tenga que ver con ello y no des ningún código a quien te llame por este tema. Si alguien te amenaza, llama a la policía.',
    verb: 'Guarda para ti lo que tienes en criptomonedas',
  },
  'bank-callback': {
    text: 'Guarda el número que figura en tu tarjeta o en tu extracto, y llama tú a ese número cada vez que alguien te telefonee por tu dinero.',
    verb: 'Guarda el número de tu banco para poder llamar tú',
  },
  'family-word': {
    text: 'Cuenta a tu familia que alguien puede llamar usando sus nombres, y acuerda una palabra que nadie más conozca, para pedirla en caso de duda.',
    verb: 'Acuerda una palabra con tu familia',
  },
  'ask-records': {
    text: (place) =>
      `Pregunta a ${place} qué datos tuyos se vieron afectados. Tiene que responder, por lo general en un mes.`,
    anywhere:
      'Pregunta a la organización qué datos tuyos se vieron afectados. Tiene que responder, por lo general en un mes.',
    verb: (place) => `Pregunta a ${place} qué datos tuyos se filtraron`,
    many: (count) => `Pregunta a ${count} organizaciones qué datos tuyos se filtraron`,
  },
};

export default spanish;
