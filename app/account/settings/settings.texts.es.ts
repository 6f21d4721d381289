import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './settings.texts.en.ts';

const spanish: Texts<typeof english> = {
  settings: 'Ajustes',

  preferences: 'Preferencias',
  emailNotifications: 'Notificaciones por correo',
  emailNotificationsHint: 'Cuando hay un mensaje o un archivo sobre una solicitud tuya.',
  serviceUpdates: 'Novedades de los servicios',
  serviceUpdatesHint: 'Cuando cambia el estado de un servicio que has pedido.',
  language: 'Idioma',
  languages: { en: 'English', es: 'Español', fr: 'Français' },
  languageHint: 'Para tus páginas, nuestros correos, las fechas y los números. Algunos textos están solo en inglés.',
  timezone: 'Zona horaria',
  timezoneHint: 'EST y PST siguen el horario de verano.',
  example: (now, price) => `Así, ahora es el ${now}, y un precio se lee ${price}.`,
  save: 'Guardar las preferencias',
  saving: 'Guardando…',
  alwaysSent: 'Los correos sobre inicios de sesión, pagos y la propia cuenta se envían siempre.',
  saved: { title: 'Preferencias guardadas', description: 'Todas las páginas las usan desde ahora.' },
  notSaved: 'No hemos podido guardar tus preferencias. Inténtalo de nuevo.',

  watching: 'Vigilancia',
  breachAlerts: 'Avisos de filtraciones',
  breachAlertsHint:
    'Cada día leemos los catálogos públicos de filtraciones, preguntamos por tus direcciones cuando hay una nueva y te escribimos si las contiene. Es gratis y está desactivado hasta que lo actives.',
  onWithWatching: 'Activado, con la vigilancia',
  switchOff: 'Desactivar[ los avisos de filtraciones]',
  switchOn: 'Activar[ los avisos de filtraciones]',
  tellMe: 'Avísame cuando algo cambie',
  tellMeHint: 'Repetimos el análisis con la frecuencia que elijas y te escribimos cuando algo ha cambiado.',
  chooseHowOften: 'Elegir la frecuencia',
  year: 'Un año de vigilancia',
  yearHint: (day) => `Todo lo que nos has indicado está vigilado hasta el ${day}. No se renueva por sí solo.`,
  seeWatched: 'Ver qué se vigila',

  security: 'Seguridad',
  password: 'Contraseña',
  passwordHint: 'Necesitas la actual. Si no la tienes, desde tu perfil te enviamos un enlace.',
  changePassword: 'Cambiar la contraseña',
  twoFactor: 'Verificación en dos pasos',
  on: 'Activada',
  twoFactorOff: 'Un código de una aplicación de tu teléfono, después de la contraseña.',
  twoFactorSince: (day, codes) =>
    `Activada desde el ${day}. Códigos de recuperación restantes: ${codes.toLocaleString('es-ES')}.`,
  manageTwoFactor: 'Gestionar la verificación',
  enableTwoFactor: 'Activar la verificación',
  passkeys: 'Llaves de acceso',
  somePasskeys: (count) =>
    `Puedes iniciar sesión con ${counted('es', count, { one: 'llave de acceso', other: 'llaves de acceso' })}.`,
  noPasskeys: 'Tu huella, tu cara o tu PIN en lugar de la contraseña.',
  managePasskeys: 'Gestionar las llaves',
  addPasskey: 'Añadir una llave de acceso',
  signInWith: (provider) => `Inicio de sesión con ${provider}`,
  linked: 'Vinculado',
  linkedHint: 'Puedes iniciar sesión con él.',
  unlinkedHint: 'Con tu cuenta de allí puedes iniciar sesión aquí.',
  manageSignIn: 'Gestionar el inicio de sesión',
  link: (provider) => `Vincular ${provider}`,

  notEnded: 'No hemos podido cerrar la sesión en ese dispositivo. Inténtalo de nuevo.',
  ended: { title: 'Sesión cerrada allí', description: 'Ese dispositivo tendrá que iniciar sesión de nuevo.' },
  othersEnded: {
    title: 'Sesión cerrada en los demás dispositivos',
    description: 'Solo este dispositivo sigue con la sesión abierta.',
  },
  allEnded: {
    title: 'Sesión cerrada en todas partes',
    description: 'Todos los dispositivos tendrán que iniciar sesión de nuevo.',
  },

  data: 'Tus datos',
  export: 'Exportación de datos',
  exportHint: 'Todo lo que tenemos sobre ti en un archivo ZIP, legible en un navegador y como JSON.',
  exportData: 'Exportar mis datos',
  whatWeKeep: 'Qué guardamos sobre ti',
  whatWeKeepHint: 'Cada tipo de dato que tenemos, cuánto se refiere a ti, por qué y hasta cuándo.',
  seeWhatWeKeep: 'Ver qué guardamos',
  whatWeKeepLead:
    'Cada tipo de dato que guardamos y cuánto se refiere a ti, contado ahora. Los plazos son los que aplicamos para eliminarlo. En [Exportación de datos] obtienes una copia y en [Perfil y seguridad] eliminas tu cuenta.',
  countingKept: 'Contando lo que guardamos sobre ti',

  downloadHeading: 'Descarga tus datos',
  downloadText:
    'Un archivo ZIP con tu cuenta y tus preferencias, las sesiones, los análisis con todo lo que encontraron y lo que hiciste al respecto, los pedidos con sus mensajes y archivos, los pagos y las facturas, lo que nos escribiste y tu registro de actividad con los valores anteriores y nuevos. Guárdalo en un lugar seguro.',
  download: 'Descargar',
  notExported: 'No hemos podido exportar tus datos. Inténtalo de nuevo.',
};

export default spanish;
