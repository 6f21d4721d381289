import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { orderNotCreated, priceChanged } from '#contract/faults/orders.es.ts';
import type english from './ordering.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: (service) => `Solicitud: ${service}`,
  signInFirst: {
    title: 'Hay que iniciar sesión',
    description: 'Inicia sesión para continuar con tu solicitud de servicio.',
  },
  notCreated: { title: 'Error', description: orderNotCreated },
  created: (service, payOnline) => ({
    title: 'Solicitud de servicio creada',
    description: payOnline
      ? `Hemos recibido tu solicitud de «${service}». El trabajo empieza cuando llega tu pago.`
      : `Hemos recibido tu solicitud de «${service}». El pago en línea llegará pronto: no se ha cobrado nada y te escribiremos sobre el pago.`,
  }),
  marked: 'Revisa los campos marcados.',
  priceChanged,
  earlier: (day) => `Solicitaste este servicio el ${day} y sigue pendiente. [Ver esa solicitud]`,
  form: 'Solicitud de servicio',
  loading: 'Cargando el formulario',
  cancel: 'Cancelar',
  sending: 'Enviando…',
  hours: 'Horas',
  hoursHint: (least, most) => `De ${least} a ${most}.`,
  namesHint: 'Uno por línea: tu nombre, nombres artísticos y cómo lo escriben otras personas. Se guardan cifrados.',
  links: 'Enlaces a imágenes y perfiles',
  linksHint:
    'Uno por línea: imágenes tuyas, tus perfiles auténticos y lo que te parece sospechoso. Se guardan cifrados.',
  noTimes: 'En este momento no hay horas libres. Te escribiremos para encontrar una.',
  time: '¿Cuándo hablamos?',
  noTime: 'Ninguna de estas: prefiero que me escriban',
  scan: '¿Sobre qué análisis es?',
  scanHint:
    'Quien trabaje en tu solicitud puede abrir solo este análisis. Tu registro de actividad muestra cada vez que lo hace.',
  noScan: 'Ningún análisis en particular',
  scanOption: (name, day) => `${name}, ${day}`,
  scoredOption: (name, day, score) => `${name}, ${day} (puntuación ${score})`,
  note: 'Una nota para nuestro equipo',
  noteHint: 'Se guarda cifrada. No envíes contraseñas.',
  service: 'Servicio',
  price: 'Precio',
  perHour: (price) => `${price} por hora`,
  perHours: (price, hours) => `${price} por hora, ${counted('es', hours, { one: 'hora', other: 'horas' })}`,
  addMore: 'Añade qué más es tuyo antes de hacer el pedido, o después, en [Qué buscamos].',
  hasYear: (day) => `Ya tienes un año hasta el ${day}. Este empezará cuando termine el actual.`,
  watchedAlready:
    'Todo lo que nos has indicado ya se vigila, gratis, hasta que lo detengas: un año no añadiría nada ahora.',
  nothingCharged: 'No se cobra nada al enviar esta solicitud.',
  pay: (amount) => `Pagar ${amount}`,
  openingPayment: 'Abriendo la página de pago',
};

export default spanish;
