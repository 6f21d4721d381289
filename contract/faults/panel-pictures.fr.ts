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
  kind: () => 'ce qui s’y trouve n’est pas un fichier PNG, JPEG, WebP, AVIF, GIF ou ICO.',
  'kind-to-upload': () => 'choisissez un fichier PNG, JPEG, WebP ou ICO.',
  large: () => `elle dépasse ${mostPictureBytes / 1024 / 1024} Mo.`,
  broken: () => 'le fichier est incomplet.',
  timeout: () => 'le serveur n’a pas répondu à temps.',
  unreachable: () => 'le serveur n’a pas pu être joint.',
  'closed-address': () => 'l’adresse ne mène pas à l’internet ouvert.',
  'many-redirects': () => 'l’adresse redirige trop souvent.',
  'no-server': () => 'aucun serveur ne porte ce nom.',
  status: (status) => `le serveur a répondu ${status}.`,
  pixels: (size) =>
    `elle mesure ${size} pixels ; au maximum ${longestPictureSide} par côté et ${mostPicturePixels / 1_000_000} millions en tout.`,
};

const french: Texts<typeof english> = {
  'picture-not-taken': (reason) => `L’image n’est pas acceptée : ${wordPictureReason(reasons, reason)}`,
  'picture-not-fetched': (reason) => `Impossible de récupérer l’image : ${wordPictureReason(reasons, reason)}`,
  'picture-gone': 'Cette image n’est plus conservée ici. Veuillez la choisir de nouveau.',
  'many-pictures': (most) => `${most} images au maximum dans un texte.`,
  'picture-missing': 'Choisissez une image.',
  'picture-address':
    'Saisissez une adresse qui commence par https:// et mène à un fichier PNG, JPEG, WebP, AVIF, GIF ou ICO. Le format SVG n’est pas accepté.',
  'asset-type': 'Choisissez un type.',
  'asset-address-missing': 'Indiquez l’adresse de l’image.',
  'asset-gone': 'Cet élément a été supprimé.',
};

export default french;
