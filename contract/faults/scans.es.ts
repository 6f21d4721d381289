import type { Texts } from '#contract/base/texts.ts';
import type english from './scans.en.ts';

const spanish: Texts<typeof english> = {
  'link-unknown':
    'No lleva a ningún análisis o ya no lo hace: un enlace inicia un análisis durante 24 horas y después abre el resultado durante 30 días. Un resultado que conservas en una cuenta está allí. Abre el enlace exactamente como aparece en el correo o inicia un nuevo análisis gratuito.',
  'link-elsewhere':
    'Para proteger tu privacidad, un enlace solo funciona en un navegador, y otro ya ha abierto este. Podemos enviar un nuevo enlace a la misma dirección.',
  'link-expired': 'Este enlace ha caducado. Inicia un nuevo análisis gratuito y te enviaremos otro.',
  'link-without-result': 'Este enlace no lleva a ningún resultado. Inicia un nuevo análisis gratuito.',
  'link-not-fresh':
    'El enlace de tu correo se abrió aquí hace tiempo o en otro lugar. Ábrelo de nuevo e inténtalo entonces.',
  'no-spelling': 'Elige una forma de la dirección o escribe otra.',
  'spelling-unknown': (address) =>
    `No nos consta que el correo enviado a ${address} llegue al mismo buzón. Inicia un análisis gratuito de esa dirección: el enlace se enviará allí.`,
  'proven-yours': 'Está demostrado que esto es tuyo.',
  'source-answered': 'Esta fuente ya ha respondido.',
  'no-report': 'Este análisis no tiene informe. Su página dice cómo fue.',
};

export default spanish;
