import {
  longestPictureSide,
  mostPictureBytes,
  mostPicturePixels,
  type PictureReasonWords,
  wordPictureReason,
} from '#contract/site/picture.ts';

const reasons: PictureReasonWords = {
  kind: () => 'what is there is no PNG, JPEG, WebP, AVIF, GIF or ICO file.',
  'kind-to-upload': () => 'choose a PNG, JPEG, WebP or ICO file.',
  large: () => `it is larger than ${mostPictureBytes / 1024 / 1024} MB.`,
  broken: () => 'the file breaks off.',
  timeout: () => 'the server did not answer in time.',
  unreachable: () => 'the server could not be reached.',
  'closed-address': () => 'the address does not lead to the open internet.',
  'many-redirects': () => 'the address leads on too often.',
  'no-server': () => 'there is no server of this name.',
  status: (status) => `the server answered ${status}.`,
  pixels: (size) =>
    `it is ${size} pixels large; at most ${longestPictureSide} a side and ${mostPicturePixels / 1_000_000} million in all, please.`,
};

/** What is wrong with a picture that staff choose, and with the form of a brand asset. */
export default {
  'picture-not-taken': (reason: number | string) => `The picture is not taken: ${wordPictureReason(reasons, reason)}`,
  'picture-not-fetched': (reason: number | string) =>
    `The picture could not be fetched: ${wordPictureReason(reasons, reason)}`,
  'picture-gone': 'This picture is not kept here any more. Please choose it again.',
  'many-pictures': (most: number) => `At most ${most} pictures in a text, please.`,
  'picture-missing': 'Choose a picture.',
  'picture-address':
    'Enter an address that begins with https:// and leads to a PNG, JPEG, WebP, AVIF, GIF or ICO file. SVG is not taken.',
  'asset-type': 'Please choose a type.',
  'asset-address-missing': 'Please give the address of the picture.',
  'asset-gone': 'This asset has been deleted.',
};
