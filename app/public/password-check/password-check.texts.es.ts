import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './password-check.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Comprobar una contraseña',
  description:
    'Si una contraseña aparece en filtraciones conocidas: lo pregunta tu propio navegador con cinco caracteres de su hash.',
  lead: '¿Se ha filtrado? Cuando pulsas «Comprobar», tu navegador envía cinco caracteres del hash de la contraseña a api.pwnedpasswords.com. La contraseña no sale de este dispositivo, y a nosotros no nos llega nada.',
  password: 'Contraseña',
  check: 'Comprobar',
  checking: 'Comprobando…',
  blank: 'Escribe la contraseña que quieres comprobar.',
  needsScripts: 'Tu propio navegador comprueba la contraseña y necesita JavaScript para hacerlo.',
  notChecked: 'Sin comprobar',
  notCheckedText:
    'Pwned Passwords no ha respondido, así que no se sabe nada de esta contraseña. Inténtalo de nuevo en un minuto.',
  notLeaked: 'No aparece en ninguna filtración conocida',
  notLeakedText:
    'La lista consultada no la contiene. Eso no la convierte en una contraseña segura: usa una larga que no utilices en ningún otro sitio.',
  leaked: 'Aparece en filtraciones conocidas',
  leakedText: (count) =>
    `Aparece ${counted('es', count, { one: 'vez', other: 'veces' })} entre las contraseñas filtradas. Los programas que fuerzan cuentas la prueban entre las primeras. Cámbiala dondequiera que la uses y pon una distinta en cada sitio.`,
  how: 'Por qué bastan cinco caracteres',
  howText: [
    'Tu navegador calcula el SHA-1 de la contraseña, de 40 caracteres, y envía los cinco primeros. Pwned Passwords responde con el resto de cada hash de su lista que empieza así, unos 800, mezclados con otros inventados para que la longitud de la respuesta no revele nada. Tu navegador busca el suyo entre ellos. Quien vea la petición sabrá en cuál de un millón de grupos está tu contraseña y cuál es tu dirección IP, y nada más.',
    'La lista es de Have I Been Pwned. Esta página solo puede conectarse a esa dirección: su política prohíbe todas las demás y tu navegador la hace cumplir.',
  ],
};

export default spanish;
