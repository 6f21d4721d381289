import type { Texts } from '#contract/base/texts.ts';
import type english from './pictures.texts.en.ts';

const spanish: Texts<typeof english> = {
  label: 'Imagen de este dispositivo',
  hint: 'Elige un archivo o suéltalo aquí: PNG, JPEG, WebP o ICO, de 5 MB como máximo. Se le quitan el lugar, la hora y la cámara.',
  placeholder: 'https://',
  upload: 'Subida',
  sending: 'Subiendo la imagen.',
  kept: 'La imagen se ha subido. Se verá cuando se guarde este formulario.',
  shown: 'Tal como se guarda',
  failed: 'No se ha podido subir la imagen.',
  faults: {
    connection: 'No se ha podido enviar la imagen. ¿Hay conexión? Inténtalo de nuevo.',
    large: 'La imagen es demasiado grande: 5 MB como máximo.',
    failed: 'No se ha podido subir la imagen. Inténtalo de nuevo.',
  },
};

export default spanish;
