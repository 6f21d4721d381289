import type { Texts } from '#contract/base/texts.ts';
import type english from './step-words.texts.en.ts';
import privateSteps from './step-words-private.texts.es.ts';

const spanish: Texts<typeof english> = {
  'clean-computer': {
    text: 'Limpia el equipo antes de cambiar ninguna contraseña: analízalo con un programa de seguridad actualizado o reinstálalo. Hasta entonces, usa otro dispositivo.',
    verb: 'Limpia el equipo infectado',
  },
  'sign-out-everywhere': {
    text: 'Desde un dispositivo limpio, cierra la sesión en todos los dispositivos en los ajustes de seguridad de cada cuenta, empezando por tu correo.',
    verb: 'Cierra la sesión en todos los dispositivos, primero en tu correo',
  },
  'new-passwords': {
    text: 'Después cambia las contraseñas guardadas en el navegador de ese equipo, primero la del correo, y activa la verificación en dos pasos.',
    verb: 'Cambia las contraseñas guardadas en ese equipo',
  },
  'mail-rules': {
    text: 'En tu cuenta de correo, mira si hay reglas de reenvío o direcciones de recuperación que no hayas puesto tú.',
    verb: 'Revisa las reglas de reenvío de tu correo',
  },
  'change-password': {
    text: (place) => `Cambia tu contraseña de ${place} y la de todas las demás cuentas en las que uses la misma.`,
    anywhere: 'Cambia esta contraseña en todos los sitios donde aún la uses, empezando por tu cuenta de correo.',
    verb: (place) => `Cambia tu contraseña de ${place}`,
    many: (count) => `Cambia ${count} contraseñas`,
  },
  'two-factor': {
    text: 'Activa la verificación en dos pasos en tu cuenta de correo, para que no baste con la contraseña.',
    verb: 'Activa la verificación en dos pasos en tu cuenta de correo',
  },
  'sign-out': {
    text: (place) =>
      `Cierra la sesión en todos los dispositivos en los ajustes de seguridad de tu cuenta de ${place}, para que las sesiones copiadas dejen de funcionar.`,
    anywhere:
      'Cierra la sesión en todos los dispositivos en los ajustes de seguridad de la cuenta, para que las sesiones copiadas dejen de funcionar.',
    verb: (place) => `Cierra la sesión de ${place} en todos los dispositivos`,
    many: (count) => `Cierra la sesión en todos los dispositivos en ${count} sitios`,
  },
  'revoke-tokens': {
    text: 'Revoca los tokens de acceso y las contraseñas de aplicación que ya no necesites, y sustituye los demás.',
    verb: (place) => `Sustituye los tokens de acceso y las contraseñas de aplicación de ${place}`,
    many: (count) => `Sustituye los tokens de acceso y las contraseñas de aplicación de ${count} sitios`,
  },
  'new-question': {
    text: 'Cambia la pregunta y su respuesta en todos los sitios donde hayas usado la misma.',
    verb: (place) => `Cambia tu pregunta de seguridad en ${place}`,
    many: (count) => `Cambia tu pregunta de seguridad en ${count} sitios`,
  },
  'replace-document': {
    text: 'Avisa a la autoridad que expidió el documento y pregunta si conviene sustituirlo.',
    verb: (place) => `Da aviso del documento expuesto en ${place}`,
    many: (count) => `Da aviso de ${count} documentos filtrados`,
  },
  'fraud-warning': {
    text: 'Pide a una agencia de información crediticia tu informe y un aviso de fraude; en el Reino Unido, de esto se encarga el registro de protección de Cifas.',
    verb: 'Pide un aviso de fraude a una agencia de información crediticia',
  },
  'tell-bank': {
    text: 'Avisa a tu banco y pide una tarjeta nueva si se expuso el número completo.',
    verb: (place) => `Avisa a tu banco de lo que se filtró en ${place}`,
    many: (count) => `Avisa a tu banco de ${count} filtraciones`,
  },
  'payment-alerts': {
    text: 'Activa los avisos de pago y revisa tus extractos por si hay pagos que no reconoces.',
    verb: 'Activa los avisos de pago en tu banco',
  },
  'location-off': {
    text: 'Desactiva la ubicación para la aplicación o el sitio, o permítela solo mientras lo uses.',
    verb: (place) => `Desactiva la ubicación para ${place}`,
    many: (count) => `Desactiva la ubicación para ${count} aplicaciones o sitios`,
  },
  'location-history': {
    text: 'Borra el historial de ubicaciones en los ajustes de la cuenta.',
    verb: (place) => `Borra tu historial de ubicaciones en ${place}`,
    many: (count) => `Borra tu historial de ubicaciones en ${count} sitios`,
  },
  'carrier-pin': {
    text: 'Pide a tu compañía telefónica un PIN para tu cuenta, para que nadie más pueda llevarse tu número.',
    verb: 'Pide a tu compañía telefónica un PIN para tu cuenta',
  },
  'caller-password': {
    text: 'Pide a tu banco y a tu compañía telefónica que comprueben quién llama con una contraseña y no con la fecha de nacimiento.',
    verb: 'Pide a tu banco que compruebe quién llama con una contraseña',
  },
  ...privateSteps,
  'registration-privacy': {
    text: 'Activa la privacidad del registro en tu registrador. La mayoría la ofrece gratis.',
    verb: (place) => `Activa la privacidad del registro de ${place}`,
    many: (count) => `Activa la privacidad del registro de ${count} dominios`,
  },
  'dmarc-report': {
    text: (domain) =>
      `Publica un registro DMARC que solo pida informes: _dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`,
    verb: (place) => `Publica un registro DMARC para ${place}`,
  },
  'dmarc-enforce': {
    text: 'Lee los informes durante unas semanas. Cuando tu propio correo pase las comprobaciones, cambia p=none por p=quarantine y después por p=reject.',
    verb: (place) => `Endurece la política DMARC de ${place}`,
  },
  spf: {
    text: (domain) =>
      `Indica tu proveedor de correo en un único registro SPF que termine en -all: ${domain} TXT "v=spf1 include:spf.provider.example -all"`,
    verb: (place) => `Haz estricto el registro SPF de ${place}`,
  },
  'ask-archive': {
    text: 'Pide al archivo que excluya las páginas.',
    verb: (place) => `Haz que se excluyan las páginas en ${place}`,
  },
  remove: {
    text: (place) => `Oculta o borra en ${place} lo que no quieras que vea gente desconocida.`,
    verb: (place) => `Oculta o borra lo que muestra ${place}`,
    many: (count) => `Oculta o borra lo que muestran ${count} sitios`,
  },
  'hide-history': {
    text: 'Mira si el repositorio todavía tiene que ser público, o reescribe su historial. Las copias que otros hicieron conservan la dirección.',
    verb: (place) => `Limpia el historial de ${place}`,
    many: (count) => `Limpia el historial de ${count} repositorios`,
  },
  'no-reply-address': {
    text: 'Usa una dirección «no-reply» en los próximos commits y activa la opción que mantiene privado tu correo. En GitHub: Settings, Emails.',
    verb: 'Deja tu dirección de correo fuera de los próximos commits',
  },
};

export default spanish;
