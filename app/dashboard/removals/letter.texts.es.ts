import type { Texts } from '#contract/base/texts.ts';
import type english from './letter.texts.en.ts';

const spanish: Texts<typeof english> = {
  learns: (company, otherNames) =>
    otherNames
      ? `Lo que ${company}, también bajo sus otros nombres (${otherNames}), sabrá de ti`
      : `Lo que ${company} sabrá de ti`,
  nothingElse:
    'Nada más. Una carta enviada por correo electrónico muestra además el nombre que tu programa de correo pone delante de tu dirección.',
  needed: 'Dicen que necesitan esto para encontrarte, y no se revela nada más.',
  send: 'Envíala',
  openMail: '[Abrir en tu programa de correo]',
  openMailAndPaste: '[Abrir en tu programa de correo] y pegar el texto: es demasiado largo para el enlace',
  saveDraft: (email) => `[Guardar como borrador para tu programa de correo (.eml)], para ${email}`,
  openForm: (host) => `Abrir su formulario en ${host}`,
  openFormAndPaste: (host) => `[Abrir su formulario en ${host}] y pegar la carta en el campo del mensaje`,
  print: (postal) => `[Imprimir (PDF)] y enviar por correo postal a ${postal}`,
  printOnly: '[Imprimir (PDF)] y enviar por correo postal; no conocemos ninguna dirección postal',
  how: 'Cómo la enviaste',
  day: 'Qué día',
  saving: 'Guardando…',
  haveSent: 'La he enviado',
  noLetter: 'No hay carta para el lugar donde vives',
  noLetterText:
    'No conocemos allí ninguna ley que esta empresa tenga que cumplir. Aun así, muchas permiten darse de baja.',
  asksForId:
    'Suelen pedir una copia de un documento de identidad. Si lo hacen, anótalo como su respuesta: tendrás entonces lista una carta que ofrece menos datos.',
  letterTo: (company) => `Carta a ${company}`,
  subject: (subject) => `Asunto: ${subject}`,
  change: 'Cambiar lo que dice',
  onItsWay: 'Cuando ya esté en camino',
  address: 'Tu dirección postal',
  birthDate: 'Tu fecha de nacimiento',
  recordUrl: 'Dirección de la página que tienen sobre ti',
  emailAlone: 'Solo mi dirección de correo',
  whatTheyNeed: 'Lo que dicen necesitar para encontrarme',
  purpose: 'Tipo de carta',
  kind: 'Qué pide',
  stage: 'Qué dice de ti',
  moreLater: 'Podrás decir más cuando digan que tienen algo o lo pidan.',
  language: 'Idioma',
  wrong: 'Qué es incorrecto',
  right: 'Cómo debe figurar',
  writing: 'Escribiendo…',
  writeAnew: 'Volver a escribirla',
};

export default spanish;
