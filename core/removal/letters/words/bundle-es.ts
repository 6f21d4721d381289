import type { BundleWords } from './bundle.ts';

const sentIn = (way: string) => (on: string, to: string | null) => `Enviado el ${on} ${way}${to ? ` a ${to}` : ''}`;

export const spanishBundle: BundleWords = {
  title: (company) => `Reclamación contra ${company}`,
  complainant: (name, email) => `Reclamante: ${name}, ${email}`,
  company: (names) => `Empresa: ${names}`,
  asked: (on) => `El ${on} escribí a esta empresa sobre mis datos personales.`,
  due: (on, isAbout) => `El plazo de respuesta vencía ${isAbout ? 'hacia el' : 'el'} ${on}.`,
  noAnswer: 'No he recibido respuesta.',
  unsettled: 'Sus respuestas figuran más abajo; no resuelven el asunto.',
  ask: 'Les ruego que examinen esta reclamación, que velen por que la empresa responda a mi solicitud y la cumpla, y que me informen del resultado.',
  happened: 'Lo que ha ocurrido',
  sent: {
    email: sentIn('por correo electrónico'),
    post: sentIn('por correo postal'),
    form: sentIn('mediante el formulario de la empresa'),
  },
  answered: 'Respuesta de la empresa',
  received: (on, what) => `Recibida el ${on}: ${what}`,
  complainedTo: (authority) => `Reclamación ante: ${authority}`,
  onDay: (on) => `El ${on}`,
  pictures: {
    before: 'Mi imagen de lo que se mostraba antes',
    after: 'Mi imagen de lo que se mostraba después',
  },
  noted: (on, file) => `Archivo ${file}, registrado el ${on}`,
  purposes: {
    request: 'Solicitud',
    reminder: 'Recordatorio',
    complaint: 'Reclamación ante la empresa',
    'no-id': 'Respuesta a la petición de un documento de identidad',
  },
  answers: {
    done: 'Dice que ya está hecho',
    'nothing-held': 'Dice que no tiene nada sobre mí',
    'holds-data': 'Tiene datos sobre mí',
    'more-identification': 'Pide más datos para encontrarme',
    'id-copy': 'Pide una copia de un documento de identidad',
    'other-form': 'Pide que use su formulario',
    extension: 'Necesita más tiempo, o confirma la recepción',
    refusal: 'Se niega',
    'wrong-language': 'Pide otro idioma',
    'not-understood': 'Otra cosa',
  },
  grounds: {
    'legal-duty': 'Alega una obligación legal de conservarlos',
    'law-does-not-apply': 'Dice que la ley no es aplicable',
    'legitimate-interest': 'Alega un interés legítimo',
    'public-data': 'Dice que los datos son públicos de todos modos',
    excessive: 'Considera excesiva la solicitud',
    'not-verified': 'Dice que no puede comprobar mi identidad',
    'ask-somebody-else': 'Me remite a otra persona',
    'no-ground': 'No da ningún motivo',
  },
};
