import type { Texts } from '#contract/base/texts.ts';
import type english from './panel-people.en.ts';

const spanish: Texts<typeof english> = {
  'admins-change-roles': 'Solo la administración puede cambiar roles.',
  'own-role': 'No puedes cambiar tu propio rol.',
  'owner-is-admin': 'La cuenta propietaria siempre tiene el rol de administración.',
  'last-admin': 'Es la última cuenta de administración. Da antes ese rol a otra persona.',
  'own-deactivation': 'Aquí no puedes desactivar tu propia cuenta. Puedes hacerlo en la página de tu perfil.',
  'owner-stays-active': 'La cuenta propietaria no se puede desactivar.',
  'owner-not-erased': 'La cuenta propietaria no se puede eliminar.',
  'last-admin-stays-active': 'La última cuenta de administración no se puede desactivar.',
  'last-admin-deactivates':
    'La tuya es la última cuenta de administración. Da ese rol a otra persona antes de desactivar tu cuenta.',
  'last-admin-erases':
    'La tuya es la última cuenta de administración. Da ese rol a otra persona antes de eliminar tu cuenta.',
  'assistant-changes-admin': 'Con el rol de asistente no se puede cambiar una cuenta de administración.',
  'note-about-oneself': 'Nadie guarda una nota interna sobre su propia cuenta.',
  'company-id': 'Escribe el id de una empresa, como controllers.adobe.',
};

export default spanish;
