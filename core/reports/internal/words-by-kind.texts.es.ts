import type { Texts } from '#contract/base/texts.ts';
import type english from './words-by-kind.texts.en.ts';

const spanish: Texts<typeof english> = {
  breach: {
    place: 'en una filtración de datos',
    title: (who, what) => `${who} sufrió una filtración que expuso ${what}`,
    context: 'Los datos filtrados no se pueden recuperar; lo que puedes hacer es que sirvan de menos.',
    titles: {},
  },
  stealer: {
    place: 'entre lo que copió un programa que roba contraseñas',
    title: (_, what) => `Un programa que roba contraseñas copió ${what}`,
    context: 'Mientras ese equipo siga infectado, las contraseñas nuevas que se escriban en él también se copian.',
    titles: { 'stealer-record': () => 'Un programa que roba contraseñas copió tus accesos guardados' },
  },
  paste: {
    place: 'en un texto publicado en internet',
    title: (_, what) => `Un texto publicado en internet muestra ${what}`,
    context: 'Estos textos se copian enseguida, así que borrar uno rara vez borra todas las copias.',
    last: ['Pide al sitio que borre la página. La mayoría tiene un enlace para denunciarla.'],
    titles: {},
  },
  profile: {
    place: 'en un perfil público',
    title: (who, what) => `${who} muestra ${what}`,
    context: 'Un perfil lo puedes cambiar tú: lo que quites de él deja de mostrarse.',
    titles: { 'public-profile': (who) => `${who} muestra un perfil público tuyo` },
  },
  key: {
    place: 'con una clave pública de cifrado',
    title: (who, what) => `${who} muestra ${what} con una clave de cifrado`,
    context: 'Algunos servidores de claves borran una entrada si se les pide; otros nunca lo hacen.',
    titles: { 'openpgp-key': (who) => `${who} tiene una clave de cifrado con tu dirección de correo` },
  },
  commit: {
    place: 'en commits públicos de código',
    title: (who, what) => `Hay commits públicos en ${who} que muestran ${what}`,
    context: 'El historial del código es público mientras lo sea el repositorio, y sus copias pueden durar más.',
    titles: {},
  },
  certificate: {
    place: 'en un registro público de certificados',
    title: (_, what) => `Los registros públicos de certificados muestran ${what}`,
    context: 'Los registros de certificados son permanentes por diseño: una entrada no se puede retirar.',
    last: ['No incluyas datos privados en el próximo certificado que pidas.'],
    titles: { 'archived-page': (who) => `${who} nombran servidores de tu dominio` },
    classes: {
      'archived-page': {
        why: 'Los nombres de los servidores revelan a gente desconocida qué funciona bajo tu dominio, también lo que solo se probó en él.',
        advice: [
          'Apaga los servidores que ya no hagan falta y mira los demás como lo haría una persona desconocida.',
          'Un certificado comodín mantiene los nombres de los servidores nuevos fuera de los registros.',
        ],
      },
    },
  },
  listing: {
    place: 'en una lista de reputación',
    title: (who, what) => `${who} incluye ${what}`,
    context: 'Los sistemas de correo y los sitios web consultan estas listas, así que una entrada puede perjudicarte.',
    titles: {},
  },
  domain: {
    place: 'en los registros públicos de tu dominio',
    title: (who, what) => `Los registros de ${who} muestran ${what}`,
    context: 'Los registros de un dominio son públicos, y la mayoría los puedes cambiar tú.',
    titles: {
      'domain-mail-posture': (who) => `${who} apenas se protege del correo falsificado`,
      'domain-registrant': (who) => `Los datos de registro de ${who} son públicos`,
      'archived-page': (who) => `${who} tiene copias de páginas de tu dominio`,
    },
    classes: {
      'archived-page': {
        why: 'Un archivo conserva lo que después has cambiado o borrado, y cualquiera puede buscar en él.',
        advice: ['Revisa las páginas guardadas por si hay algo que prefieras no mostrar.'],
        context: 'Lo que tiene de un dominio se queda hasta que su titular pida otra cosa.',
      },
    },
  },
};

export default spanish;
