import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import words from '#contract/mailbox/mailbox-words.texts.es.ts';
import type english from './mailbox.texts.en.ts';

const spanish: Texts<typeof english> = {
  words,
  title: 'Revisar tu correo',
  description:
    'Encuentra las cuentas que tienes a partir de los correos que has recibido. Los lee tu navegador: nada sale de él.',
  lead: 'Tu correo sabe dónde tienes cuentas. Tu propio navegador las encuentra: desde cuándo existen, qué lo demuestra y cómo cerrarlas. Nada de esto sale de este dispositivo.',

  choose: 'Elegir correo',
  notLoaded: 'No se ha cargado el programa que lee tus archivos. Revisa la conexión y vuelve a cargar la página.',
  drop: 'Suelta aquí un archivo mbox, un zip de Takeout o archivos .eml, o',
  chooseFiles: 'Elegir archivos',
  chooseFolder: 'Elegir una carpeta',
  files: 'Archivos de correo',
  folder: 'Carpeta de correo',
  needsScripts: 'Tu propio navegador lee los archivos y necesita JavaScript para hacerlo.',

  reading: 'Lectura',
  paused: 'En pausa',
  readingHere: 'Leyendo en este dispositivo',
  read: 'Correo leído',
  opening: 'Abriendo los archivos',
  progress: (read, total, mails, accounts) =>
    `${read} de ${total} MB, ${mails} correos, ${counted('es', accounts, { one: 'cuenta', other: 'cuentas' })} hasta ahora`,
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener y mostrar lo encontrado',

  found: 'Cuentas encontradas',
  accountsFound: (count) => `${counted('es', count, { one: 'cuenta', other: 'cuentas' })} en este buzón`,
  exposed: (count) =>
    counted('es', count, {
      one: 'de estas empresas sufrió una filtración mientras tenías una cuenta en ella.',
      other: 'de estas empresas sufrieron filtraciones mientras tenías una cuenta en ellas.',
    }),
  leftOut: (mails, personal, spam, forged) =>
    `Correos leídos: ${mails}. No cuentan: ${personal} que escribieron o reenviaron personas, ${spam} en la carpeta de correo no deseado y ${forged} con un remitente falsificado.`,
  search: 'Buscar',
  sort: 'Ordenar por',
  orders: {
    matters: 'Lo más importante primero',
    latest: 'Correo más reciente',
    oldest: 'Cuenta más antigua',
    name: 'Nombre',
  },
  noneCalledSo: 'Ninguna tiene ese nombre.',
  showMore: (count) => `Mostrar ${count} más`,
  save: 'Guardar como CSV',
  again: 'Leer otros archivos',
  unread: (count) => (count === 1 ? 'Un archivo no se ha leído' : `${count} archivos no se han leído`),
  unreadFile: (name, why) => `«${name}»: ${why}`,
  unreadWhy: {
    outlook: 'Solo Outlook lee este tipo de archivo. Más abajo se explica cómo exportar el correo en otro formato.',
    broken: 'No se ha podido leer, o no hasta el final.',
    'no-mail': 'No contiene ningún correo.',
  },
  writers: (count) =>
    counted('es', count, { one: 'remitente que solo te escribe', other: 'remitentes que solo te escriben' }),
  writersText: 'Boletines, listas y avisos. Tienen tu dirección, y ningún correo suyo indica una cuenta o un pedido.',
  writer: (domain, mails) => `${domain}, ${counted('es', mails, { one: 'correo', other: 'correos' })}`,

  noDate: 'Sin fecha conocida',
  since: (day) => `Desde el ${day}`,
  sinceAndLast: (since, last) => `Desde el ${since}; último correo, el ${last}`,
  sinceYear: (year) => `desde ${year}`,
  breach: (year) => `Filtración de ${year}`,
  breachDuring: (year) =>
    `La empresa sufrió una filtración en ${year}, cuando la cuenta ya existía. Cambia esa contraseña dondequiera que la hayas usado.`,
  breachBefore: (year) => `La empresa sufrió una filtración en ${year}, antes del primer correo que indica la cuenta.`,
  shownBy: (what) => `Lo indican: ${what}.`,
  subjects: 'Correos que lo indican',
  subject: (subject) => `«${subject || 'Sin asunto'}»`,
  noWay: (domain) => `Nuestro directorio no indica cómo cerrarla. Busca «privacidad» en ${domain}.`,
  close: (host) => `Cerrar la cuenta en ${host}`,
  difficulties: {
    easy: 'Puedes hacerlo en unos pocos clics.',
    medium: 'Puedes hacerlo por tu cuenta, en varios pasos.',
    hard: 'Tienes que pedírselo a su servicio de atención.',
    limited: 'Solo lo ofrecen en algunos países.',
    impossible: 'No ofrecen ninguna forma de cerrarla; escríbeles.',
  },
  write: (company) => `Escribir tu carta a ${company}`,
  writeHint: 'Con la sesión iniciada, con tu nombre y la ley de tu país.',

  plan: 'Añadir cuentas a tu plan',
  planText:
    'Para quienes tienen una cuenta aquí. Elige lo que quieres cerrar; verás lo que se envía antes de que se envíe. [Inicia sesión primero, en otra pestaña], porque esta página olvida tu lista al salir de ella.',
  accounts: 'Cuentas',
  show: 'Mostrar lo que se envía',
  sent: 'A este sitio se envían exactamente estas líneas: el dominio y los días del primer y del último correo. No se guarda nada hasta que lo confirmes allí.',
  send: 'Enviar estas líneas',

  happens: 'Qué pasa con tu correo',
  happensText: [
    'Tu navegador lee los archivos en este dispositivo. Mira la cabecera y las primeras palabras de cada correo, y no guarda ninguna de las dos cosas. Lo que se sabe de las empresas se carga con esta página, antes de que elijas un archivo. A partir de ahí, la página no puede conectarse a nada, tampoco a nosotros: su política lo prohíbe y tu navegador la hace cumplir. Solo se envía lo que añadas a tu plan, después de que lo hayas visto. Cuando cierras la página, la lista desaparece.',
    'Un correo cuenta cuando indica una cuenta o un pedido: una bienvenida, una dirección por confirmar, un código de seguridad, un inicio de sesión nuevo, una contraseña cambiada, un recibo. Los boletines aparecen en una lista aparte. No cuentan el correo no deseado, los remitentes falsificados ni lo que otras personas te reenviaron. Si has borrado los correos de una cuenta, no se puede encontrar.',
  ],
  howToExport: 'Cómo obtener tu correo en un archivo',
  exports: [
    '[Gmail:] abre Google Takeout, elige solo el correo y descarga el zip.',
    '[Apple Mail:] elige un buzón y, en el menú Buzón, «Exportar buzón». Después elige la carpeta.',
    '[Thunderbird:] elige la carpeta de tu perfil que contiene el correo; sus archivos son mbox.',
    '[Outlook para Mac:] exporta desde el menú Archivo y elige el archivo .olm.',
    '[Outlook para Windows:] solo Outlook lee sus archivos .pst y .msg. Arrastra los mensajes a una carpeta como .eml en el nuevo Outlook, o abre la cuenta en Thunderbird y usa sus archivos.',
    '[Proton, Fastmail y otros:] exporta como mbox o .eml y elige la carpeta.',
  ],
};

export default spanish;
