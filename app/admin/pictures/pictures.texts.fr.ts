import type { Texts } from '#contract/base/texts.ts';
import type english from './pictures.texts.en.ts';

const french: Texts<typeof english> = {
  label: 'Image de cet appareil',
  hint: 'Choisissez un fichier ou déposez-le ici : PNG, JPEG, WebP ou ICO, 5 Mo au maximum. Le lieu, l’heure et l’appareil photo en sont retirés.',
  placeholder: 'https://',
  upload: 'Envoi',
  sending: 'Envoi de l’image.',
  kept: 'L’image est envoyée. Elle s’affichera une fois ce formulaire enregistré.',
  shown: 'Telle qu’elle est conservée',
  failed: 'Impossible d’envoyer l’image.',
  faults: {
    connection: 'L’image n’a pas pu être envoyée. Y a-t-il une connexion ? Veuillez réessayer.',
    large: 'L’image est trop grande : 5 Mo au maximum.',
    failed: 'Impossible d’envoyer l’image. Veuillez réessayer.',
  },
};

export default french;
