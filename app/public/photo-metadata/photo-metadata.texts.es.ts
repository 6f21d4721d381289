import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './photo-metadata.texts.en.ts';

const writeDegrees = (value: number): string =>
  Math.abs(value).toLocaleString('es-ES', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

const spanish: Texts<typeof english> = {
  title: 'Limpiar una foto',
  description:
    'Mira qué dice de ti una foto además de su imagen y guárdala sin esos datos. Nunca sale de tu dispositivo.',
  lead: 'Una foto suele decir dónde y cuándo se tomó, y con qué dispositivo. Mira qué dice la tuya y guárdala sin esos datos. No sale de este dispositivo.',
  choose: 'Elegir fotos',
  drop: 'Suelta aquí las fotos (JPEG, PNG, WebP o HEIC) o',
  reading: 'Leyendo…',
  photos: 'Fotos',
  needsScripts: 'Tu propio navegador lee la foto y necesita JavaScript para hacerlo.',
  unread: (name) => `«${name}» no es una imagen JPEG, PNG, WebP o HEIC.`,
  nothing: 'Esta imagen no lleva ningún dato que podamos leer.',
  place: (place) => `[Dice dónde se tomó:] ${place}. Es tan exacto como el número de una casa.`,
  coordinates: (latitude, longitude) =>
    `${writeDegrees(latitude)}° ${latitude < 0 ? 'sur' : 'norte'}; ${writeDegrees(longitude)}° ${longitude < 0 ? 'oeste' : 'este'}`,
  others: (count) => counted('es', count, { one: 'dato más', other: 'datos más' }),
  save: 'Guardar sin esos datos',
  cannotClean:
    'Una imagen de este tipo no se puede limpiar sin codificarla de nuevo. Compártela como JPEG y limpia esa copia.',
  broken: 'El archivo está dañado y no se ha podido limpiar.',
  facts: {
    taken: 'Fecha de la toma',
    maker: 'Fabricante de la cámara',
    camera: 'Cámara',
    cameraNumber: 'Número de serie de la cámara',
    number: 'Número de serie',
    lens: 'Objetivo',
    lensNumber: 'Número de serie del objetivo',
    owner: 'Pertenece a',
    author: 'Autoría',
    rights: 'Derechos',
    description: 'Descripción',
    comment: 'Comentario',
    keywords: 'Palabras clave',
    city: 'Ciudad',
    program: 'Programa',
    device: 'Dispositivo',
  },
  thumbnail: 'Miniatura',
  thumbnailText: 'Una copia pequeña de la imagen',
  kept: 'Qué conserva la copia limpia',
  keptText: [
    'La imagen en sí, bit a bit, sus colores y su orientación. Todo lo demás desaparece: lugar, hora, dispositivo, nombres, comentarios, la miniatura y lo que haya después del final del archivo. Lo que se ve en la imagen sigue ahí, claro: el letrero de una calle, una cara.',
    'No se pregunta a ningún mapa dónde está el lugar, y esta página no puede conectarse a nada: su política lo prohíbe y tu navegador la hace cumplir.',
  ],
};

export default spanish;
