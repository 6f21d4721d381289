import { passwordLeast } from '#contract/accounts/accounts.ts';
import provider from '#contract/accounts/provider.texts.es.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './accounts.en.ts';

const spanish: Texts<typeof english> = {
  'password-short': `La contraseña debe tener al menos ${passwordLeast} caracteres.`,
  'passwords-differ': 'Las contraseñas no coinciden. Inténtalo de nuevo.',
  'missing-password': 'Escribe tu contraseña.',
  'missing-field': 'Completa este campo.',
  'long-field': 'El texto es demasiado largo.',
  'six-digits': 'Escribe los seis dígitos que muestra tu aplicación.',
  'missing-recovery-code': 'Escribe uno de tus códigos de recuperación.',
  'no-recovery-code': 'Eso no es un código de recuperación.',

  'wrong-credentials': 'El correo o la contraseña no son correctos.',
  'not-confirmed': 'Antes tienes que confirmar tu correo. Abre el enlace del mensaje que te enviamos.',
  deactivated: 'Esta cuenta está desactivada. Escríbenos para volver a activarla.',
  'dead-link': 'El enlace ha caducado o no es válido. Pide uno nuevo.',
  'has-account': 'Esta dirección ya tiene una cuenta. Inicia sesión y empieza allí un análisis.',
  'reset-not-verified': 'No hemos podido verificar el enlace de restablecimiento. Pide uno nuevo.',
  'password-leaked': 'Esta contraseña aparece en filtraciones de datos conocidas. Elige otra.',
  'staff-by-provider':
    'Aquí el personal no inicia sesión con contraseña. Usa el botón que está encima del formulario o una llave de acceso.',
  'no-password':
    'Tu cuenta todavía no tiene contraseña. «¿Has olvidado tu contraseña?», en la página de inicio de sesión, te envía un enlace para crear una.',
  'wrong-code': 'El código no es correcto o ha caducado. Inténtalo de nuevo.',
  'sign-up-by-invitation':
    'Aquí las cuentas se abren por invitación. Si tienes una, usa el enlace del mensaje que recibiste.',
  'sign-up-closed': 'Por el momento no se abren cuentas nuevas. Si ya tienes una, inicia sesión como siempre.',
  'sign-in-first': 'Primero inicia sesión.',
  'review-over': 'Esta página solo sirve justo después de restablecer la contraseña.',
  'many-sign-ins': 'En este momento muchas personas están iniciando sesión. Inténtalo de nuevo en unos instantes.',
  'many-attempts-from-here': 'Demasiados intentos desde aquí. Inténtalo de nuevo más tarde.',
  'many-attempts':
    'Demasiados intentos. Espera un momento y vuelve a intentarlo, o crea una contraseña nueva por correo.',

  'wrong-app-code': 'El código no es correcto o ya se ha usado. Escribe el siguiente que muestre tu aplicación.',
  'wrong-password': 'Esta no es tu contraseña.',
  'many-wrong-codes': 'Demasiados códigos incorrectos. Espera unos minutos y vuelve a intentarlo.',
  'two-factor-on': 'La verificación en dos pasos ya está activada.',
  'two-factor-off': 'La verificación en dos pasos está desactivada.',
  'needed-by-staff': 'Aquí el personal necesita la verificación en dos pasos, así que no se puede desactivar.',
  'open-staff-link':
    'El personal la configura con un enlace que enviamos por correo. Pide primero el enlace y ábrelo en este navegador.',
  'not-staff': 'Solo el personal necesita este enlace.',
  'sign-in-here-first': 'Primero inicia sesión en este navegador y después abre el enlace otra vez.',
  'not-by-token': 'Para esto tienes que usar un navegador: no basta con un token de la API.',
  'set-up-expired': 'Empieza de nuevo: la configuración ha caducado.',
  'kept-for-staff': 'El personal no puede quitarla por correo. Pídeselo a quien gestiona este sitio.',

  'passkey-not-added': 'No hemos podido añadir la llave de acceso. Inténtalo de nuevo.',
  'passkey-known': 'Esta llave de acceso ya está en tu cuenta.',
  'many-passkeys': 'Tu cuenta ya tiene todas las llaves de acceso que admite. Quita una primero.',
  'passkey-refused': 'Esta llave de acceso no funciona aquí. Prueba con otra o usa tu contraseña.',

  'provider-other': (name) => provider(name).other.text,
  'provider-two-factor': (name) => provider(name).settings.text,
  'provider-refused': (name) => provider(name).refused.text,
  'unlink-password-first':
    'Tu cuenta todavía no tiene contraseña, así que no podrías iniciar sesión de otra forma. Crea una contraseña primero.',
  'unlink-staff': 'El personal inicia sesión aquí con esta cuenta, así que sigue vinculada.',

  'missing-token-name': 'Escribe un nombre que te recuerde dónde se usa el token.',
  'missing-permission': 'Elige al menos un permiso.',
  'missing-life': 'Elige cuánto tiempo será válido.',
  'staff-permission': 'Solo el personal puede dar a un token permisos de personal.',
  'many-tokens': (most) => `Como máximo, ${most} tokens. Anula uno primero.`,
  'token-ended': 'Este token ya no es válido.',

  'webhook-address': 'Escribe una dirección que empiece por https://.',
  'webhook-not-public':
    'Escribe una dirección https con un nombre público y sin puerto. No llamamos a direcciones internas de una red.',
  'missing-event': 'Elige al menos un evento.',
  'missing-format': 'Elige un formato.',
  'many-webhooks': (most) => `Como máximo, ${most} webhooks. Quita uno primero.`,
  'webhook-off': 'Este webhook está desactivado. Actívalo primero.',
  'webhook-removed': 'Este webhook ya no existe.',
  'event-waiting': 'Este evento está a punto de enviarse de nuevo.',
  'event-gone': 'Este evento ya no está en el registro.',
  'many-by-hand': 'Has enviado muchos eventos a mano. Inténtalo de nuevo más tarde.',
};

export default spanish;
