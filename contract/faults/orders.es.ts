import type { Texts } from '#contract/base/texts.ts';
import { orderHours } from '#contract/orders/amount.ts';
import type { orderFaults } from './orders.en.ts';

/** Shared with the order form, which reads the price anew when it is told this. */
export const priceChanged =
  'El precio ha cambiado desde que abriste este formulario. No se ha encargado nada: mira el nuevo importe y envíalo otra vez si te conviene.';
export const orderNotCreated = 'No hemos podido procesar tu solicitud. Inténtalo de nuevo.';

export const spanishOrderFaults: Texts<typeof orderFaults> = {
  'sign-in-to-order': 'Inicia sesión para continuar con tu solicitud de servicio.',
  'order-not-created': orderNotCreated,
  'not-offered': 'Este servicio ya no se ofrece.',
  'price-changed': priceChanged,
  'no-such-service': 'Ese servicio no existe.',
  'your-scan': 'Elige uno de tus análisis.',
  'order-hours': `Entre ${orderHours.least} y ${orderHours.most} horas.`,
  'hours-missing': 'Indica cuántas horas quieres.',
  'not-by-hour': 'El precio de este servicio no es por hora.',
  'sent-before':
    'Este formulario ya se envió. Encontrarás tu solicitud en «Solicitudes de servicio»; para hacer otra, abre un formulario nuevo.',
  'check-typed': 'Revisa lo que has escrito.',
  'name-missing': 'Indica al menos un nombre que buscar.',
  'most-names': (most) => `Como máximo, ${most} nombres.`,
  'most-links': (most) => `Como máximo, ${most} enlaces.`,
  'long-line': (most) => `Como máximo, ${most.toLocaleString('es-ES')} caracteres por línea.`,
  'not-a-link': 'Escribe una dirección por línea; cada una debe empezar por https:// o http://.',
  'not-asked': 'Este servicio ya no pide ese dato. Vuelve a cargar el formulario.',
  'nothing-to-pay': 'No hay nada que pagar por esta solicitud.',
  'many-orders': 'Hoy has solicitado muchos servicios. Inténtalo más tarde o escríbenos.',
  'many-appointments': 'Has reservado y cambiado muchas citas en poco tiempo. Inténtalo de nuevo más tarde.',
  'many-files': 'Has añadido muchos archivos en poco tiempo. Inténtalo de nuevo más tarde.',
  'many-order-messages': 'Has escrito muchos mensajes en poco tiempo. Inténtalo de nuevo más tarde.',
  'message-missing': 'Escribe un mensaje.',
  'file-missing': 'Elige un archivo.',
  'most-files': (most) => `Como máximo, ${most} archivos a la vez.`,
  'file-kind':
    'No se admiten archivos de este tipo. Se admiten PDF, imágenes, textos, tablas y archivos comprimidos ZIP.',
  'file-empty': 'Este archivo está vacío.',
  'file-too-large': 'Un archivo puede ocupar como máximo 10 MB.',
  'files-per-side': (most) => `Un pedido puede tener como máximo ${most} archivos de cada parte.`,
  'no-file-space': 'En este momento no se admiten más archivos. Escríbenos sin adjuntar ninguno.',
  'file-space-unpaid': (megabytes) =>
    `Antes de pagar un pedido, los archivos pueden ocupar ${megabytes} MB en total. Envía el resto después de pagarlo.`,
  'file-space-account': (megabytes) =>
    `Todos los archivos de una cuenta pueden ocupar ${megabytes} MB en total. Escríbenos.`,
  'file-not-checked':
    'Ahora mismo no se ha podido comprobar si el archivo contiene programas maliciosos. Inténtalo de nuevo en un momento.',
  'malware-found': (name) => `Este archivo no se admite: el detector de programas maliciosos encuentra ${name} en él.`,
  'time-missing': 'Elige una de las horas.',
  'no-such-zone': 'Esa zona horaria no existe.',
  'time-taken': 'Alguien acaba de reservar esta hora. Elige otra.',
  'time-released': 'Tu hora no se pagó a tiempo. Paga primero y después elige otra.',
  'request-closed': 'Esta solicitud está cerrada. Escríbenos en su página.',
  'appointment-soon': 'Faltan menos de 24 horas para la cita. Escríbenos en esta página.',
  'most-appointments': (most) => `Tienes ${most} citas por delante. Cambia o cancela antes una de ellas, o escríbenos.`,
};
