import type { Texts } from '#contract/base/texts.ts';
import type english from './drop.texts.en.ts';

const spanish: Texts<typeof english> = {
  note: 'Si vives en California, empieza por DROP en privacy.ca.gov: allí, una sola solicitud llega a todos los intermediarios de datos registrados en el estado, así que no hace falta escribir a cada uno.',
  title: 'En California: primero, una sola solicitud',
  open: 'Abrir privacy.ca.gov',
  more: 'Qué tener a mano y qué viene después',
  have: 'Los intermediarios te buscan por los datos que indiques. Ten a mano, en la medida en que quieras darlos:',
  matches: [
    'tu nombre con tu fecha de nacimiento y tu código postal',
    'tus direcciones de correo',
    'tus números de teléfono',
    'el identificador publicitario de tu teléfono',
    'tu nombre con el número de identificación (VIN) de tu vehículo',
    'el identificador de tu televisor inteligente',
  ],
  afterwards: 'Después:',
  course: [
    'El estado comprueba que vives en California, mediante California Identity Gateway o Login.gov.',
    'Cada intermediario recoge las solicitudes al menos cada 45 días y tiene que decidir e informar en un plazo de 90 días.',
    'Un intermediario que no te encuentre tiene que dejar de vender datos sobre ti de todos modos.',
    'Los intermediarios que se registren más tarde también reciben tu solicitud.',
    'DROP no abarca lo que diste tú a una empresa, ni los datos sujetos a otras leyes, como las de crédito y salud.',
  ],
};

export default spanish;
