import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './services.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Servicios',
  description:
    'Un análisis gratuito de privacidad, un informe detallado de exposición, planes, consultas y servicios especiales, con lo que incluye y cuesta cada uno.',
  lead: 'Empieza por el análisis gratuito. Todo lo demás parte de lo que encuentra y puedes parar cuando quieras.',
  sample: (name) => `Ver un ejemplo de «${name}»`,
  onPage: 'En esta página',
  main: 'Servicios principales',
  special: 'Servicios especiales',
  specialIntro: 'Una preocupación concreta, estudiada a fondo.',
  inDetail: 'En detalle',
  ofService: (name) => `: ${name}`,
  uncharged: 'No se cobra nada al hacer la solicitud.',
  unchargedVisitor: 'Tendrás que iniciar sesión. No se cobra nada al hacer la solicitud.',
  failed: 'No hemos podido tramitar tu solicitud. Inténtalo de nuevo.',
  comparison: 'Qué incluye cada uno',
  compared: 'Comparación de los servicios principales',
  price: 'Precio',
  priceByHour: (price) => `${price} por hora`,
  byPeople: 'Se encarga una persona especialista',
  appointment: 'Cita a la hora que elijas',
  minutes: (count) => counted('es', count, { one: 'minuto', other: 'minutos' }),
  included: 'Incluido',
  notIncluded: 'No incluido',
  specialists: 'Quién hace el trabajo',
  specialistsText: 'Tu pedido indica el nombre de tu especialista en cuanto alguien se hace cargo.',
  forYou: 'Para lo que hemos encontrado sobre ti',
  forYouServices: (date) =>
    `Lo que alguien puede hacer por ti. Todos los pasos están también en [tu informe del ${date}], para que los des por tu cuenta.`,
  forYouNothing: (date) =>
    `Nada de lo que hemos encontrado sobre ti necesita un servicio de pago. Lo que queda por hacer está en [tu informe del ${date}].`,
  moreFindings: (count) => `${counted('es', count, { one: 'hallazgo más', other: 'hallazgos más' })} en tu informe`,
};

export default spanish;
