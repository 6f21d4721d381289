import type { Texts } from '#contract/base/texts.ts';
import type english from './profile.texts.en.ts';

const spanish: Texts<typeof english> = {
  profile: 'Perfil y cuenta',
  ownProfile: 'Perfil y seguridad',
  saved: { title: 'Perfil actualizado.' },
  notSaved: 'No hemos podido actualizar el perfil.',
  resetSent: { title: 'Hemos enviado el correo para restablecer la contraseña.' },
  resetNotSent: 'No hemos podido enviar el correo para restablecer la contraseña.',
  deactivated: {
    title: 'Cuenta desactivada',
    description: 'Se ha cerrado tu sesión en todos los dispositivos. Para volver a usar la cuenta, escríbenos.',
  },
  notDeactivated: 'No hemos podido desactivar la cuenta.',
  erasureAsked: {
    title: 'Tu cuenta se eliminará',
    description:
      'Se ha cerrado tu sesión en todos los dispositivos. Si inicias sesión antes del día que indica nuestro correo, la cuenta se conserva.',
  },
  notErased: 'No hemos podido solicitar la eliminación de tu cuenta.',
  emailStays: 'El correo no se puede cambiar',

  personal: 'Datos personales',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  update: 'Actualizar el perfil',
  updating: 'Actualizando…',
  unchanged: 'No hay ningún cambio.',

  management: 'Gestión de la cuenta',
  forAWhile: 'Por un tiempo',
  forAWhileHint: 'Se cierra tu sesión en todas partes. Escríbenos para volver.',
  deactivateAccount: 'Desactivar la cuenta',
  deactivateAsked: '¿Desactivar tu cuenta?',
  deactivateText:
    'Se cierra tu sesión en todos los dispositivos y no puedes volver a iniciarla. No se elimina nada: tus análisis y pedidos se conservan, y podemos reactivar la cuenta cuando nos escribas.',
  deactivate: 'Desactivar',
  deactivating: 'Desactivando…',
  keepAccount: 'Conservar mi cuenta',
  forGood: 'Para siempre',
  forGoodHint: 'Todo lo que contiene la cuenta se elimina 30 días después de que lo pidas.',
  eraseAccount: 'Eliminar la cuenta',
  eraseAsked: '¿Eliminar tu cuenta?',
  erase: 'Eliminar mi cuenta',
  asking: 'Solicitando…',
  erasedOn: (day) =>
    `Ahora se cierra tu sesión en todos los dispositivos. El [${day}] se elimina la cuenta. Si antes inicias sesión, se cancela.`,
  gone: '[Se pierde para siempre:] el perfil, los ajustes y los segundos factores; los análisis con todo lo que encontraron; tus mensajes, notas y archivos; lo que el registro de auditoría dice de ti.',
  kept: '[Se conserva, porque lo exige la ley fiscal:] las facturas tal como se emitieron y, de cada pedido que pagaste, el servicio, el importe y el día, sin tu nombre.',
};

export default spanish;
