import type { Texts } from '#contract/base/texts.ts';
import {
  longestPictureSide,
  mostPictureBytes,
  mostPicturePixels,
  type PictureReasonWords,
  wordPictureReason,
} from '#contract/site/picture.ts';
import type english from './panel-pictures.en.ts';

const reasons: PictureReasonWords = {
  kind: () => 'lo que hay ahí no es un archivo PNG, JPEG, WebP, AVIF, GIF ni ICO.',
  'kind-to-upload': () => 'elige un archivo PNG, JPEG, WebP o ICO.',
  large: () => `ocupa más de ${mostPictureBytes / 1024 / 1024} MB.`,
  broken: () => 'el archivo está incompleto.',
  timeout: () => 'el servidor no respondió a tiempo.',
  unreachable: () => 'no se pudo llegar al servidor.',
  'closed-address': () => 'la dirección no lleva a Internet abierto.',
  'many-redirects': () => 'la dirección redirige demasiadas veces.',
  'no-server': () => 'no hay ningún servidor con ese nombre.',
  status: (status) => `el servidor respondió ${status}.`,
  pixels: (size) =>
    `mide ${size} píxeles; como máximo, ${longestPictureSide} por lado y ${mostPicturePixels / 1_000_000} millones en total.`,
};

const spanish: Texts<typeof english> = {
  'picture-not-taken': (reason) => `No se acepta la imagen: ${wordPictureReason(reasons, reason)}`,
  'picture-not-fetched': (reason) => `No se ha podido obtener la imagen: ${wordPictureReason(reasons, reason)}`,
  'picture-gone': 'Esta imagen ya no se guarda aquí. Vuelve a elegirla.',
  'many-pictures': (most) => `Como máximo, ${most} imágenes en un texto.`,
  'picture-missing': 'Elige una imagen.',
  'picture-address':
    'Escribe una dirección que empiece por https:// y lleve a un archivo PNG, JPEG, WebP, AVIF, GIF o ICO. No se acepta SVG.',
  'asset-type': 'Elige un tipo.',
  'asset-address-missing': 'Indica la dirección de la imagen.',
  'asset-gone': 'Este recurso se ha eliminado.',
};

export default spanish;
