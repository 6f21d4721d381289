import type { Texts } from '#contract/base/texts.ts';
import type english from './companies.texts.en.ts';

const spanish: Texts<typeof english> = {
  trail: 'Empresas',
  title: 'Escribir a una empresa',
  lead: 'Empresas, organismos públicos y servicios a los que puedes pedir que cierren tu cuenta o eliminen tus datos. No se envía nada en tu nombre, y no guardamos a quién buscas aquí.',
  failures: { prepare: 'No se ha podido preparar la carta. Inténtalo de nuevo.' },
  query: 'Empresa, servicio o dominio',
  search: 'Buscar',
  nobody: (query) =>
    `En nuestro directorio no figura «${query}». Su aviso de privacidad indica a quién hay que escribir.`,
  found: 'Empresas encontradas',
  request: 'Tu solicitud',
  leftOut: 'Has descartado esta empresa. Recupérala primero en la lista de intermediarios.',
  writing: 'Escribiendo…',
  write: 'Escribir una carta',
  californians:
    'Si vives en California, empieza por [DROP]: allí, una sola solicitud llega a todos los intermediarios de datos registrados en el estado, y este es uno de ellos. [Qué dicen sobre tus derechos]',
  asksForId:
    'Suelen pedir una copia de un documento de identidad. Pregunta primero si basta con otra cosa; si la envías, tapa el número, la foto y todo lo que no necesiten.',
};

export default spanish;
