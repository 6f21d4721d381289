import type { Texts } from '#contract/base/texts.ts';
import type { LetterPurpose } from './desk.ts';
import type english from './desk-words.texts.en.ts';

const toSend: Readonly<Record<LetterPurpose, string>> = {
  request: 'Solicitud por enviar',
  reminder: 'Recordatorio por enviar',
  complaint: 'Reclamación a la empresa por enviar',
  'no-id': 'Respuesta a la petición de un documento de identidad, por enviar',
};

const sent: Readonly<Record<LetterPurpose, string>> = {
  request: 'Solicitud enviada',
  reminder: 'Recordatorio enviado',
  complaint: 'Reclamación a la empresa enviada',
  'no-id': 'Respuesta a la petición de un documento de identidad, enviada',
};

const spanish: Texts<typeof english> = {
  states: {
    prepared: 'Carta lista',
    sent: 'Enviada',
    acknowledged: 'La están tramitando',
    'more-asked': 'Piden más datos',
    'said-done': 'Dicen que está hecho',
    'nothing-held': 'Dicen que no tienen nada',
    refused: 'Se niegan',
    overdue: 'Respuesta con retraso',
    'complaint-made': 'Reclamación presentada',
    'seen-gone': 'Comprobado: ya no está',
    'still-there': 'Comprobado: sigue ahí',
    'came-back': 'Comprobado: ha vuelto',
    closed: 'Cerrada',
  },
  advice: {
    prepared: 'Repasa la carta, envíala desde tu propia dirección y después indícanos que la has enviado.',
    sent: 'No hay nada que hacer hasta que respondan. Cuando lo hagan, anota la respuesta más abajo.',
    acknowledged: 'Tienen tu carta. No hay nada que hacer hasta que vuelvan a responder.',
    'more-asked': 'Envíales lo que necesitan para encontrar tus datos, y nada más.',
    'said-done': 'Es lo que dicen. Nadie ha comprobado todavía que haya desaparecido.',
    'nothing-held': 'Es lo que dicen. Puedes cerrar esta solicitud.',
    refused: 'Puedes reclamar. Los pasos están más abajo.',
    overdue: 'El plazo de respuesta ha vencido. Envía el recordatorio o reclama.',
    'complaint-made': 'No hay nada que hacer hasta que respondan a tu reclamación.',
    'seen-gone': 'Estaba ahí, y tres comprobaciones en días distintos ya no lo han encontrado.',
    'still-there': 'Una comprobación ha visto que sigue ahí. Vuelve a escribirles o reclama.',
    'came-back': 'Había desaparecido y una comprobación lo ha encontrado de nuevo. Escríbeles una vez más.',
    closed: 'Has cerrado esta solicitud. Lo que ocurrió en ella queda más abajo.',
  },
  turns: {
    you: 'Te toca a ti',
    them: 'A la espera de la empresa',
    gone: 'Comprobado: ya no está',
    ended: 'Terminadas',
  },
  turnNotes: {
    you: 'Una carta por enviar o una respuesta que seguir.',
    them: 'Aquí no hay nada que hacer. Te avisamos cuando se acerca el plazo de respuesta y cuando vence.',
    gone: 'Estaba ahí, y tres comprobaciones en días distintos ya no lo han encontrado.',
    ended: 'Las has cerrado, o la empresa no tiene nada.',
  },
  answers: {
    done: 'Dicen que está hecho',
    'nothing-held': 'No tienen nada sobre mí',
    'holds-data': 'Tienen datos sobre mí',
    'more-identification': 'Piden más datos para encontrarme',
    'id-copy': 'Quieren una copia de un documento de identidad',
    'other-form': 'Quieren que use su formulario',
    extension: 'Necesitan más tiempo, o confirman la recepción',
    refusal: 'Se niegan',
    'wrong-language': 'Quieren otro idioma',
    'not-understood': 'Otra cosa',
  },
  grounds: {
    'legal-duty': 'La ley les obliga a conservarlos',
    'law-does-not-apply': 'Dicen que la ley no se aplica',
    'legitimate-interest': 'Alegan un interés legítimo',
    'public-data': 'Dicen que de todos modos son públicos',
    excessive: 'Consideran excesiva la solicitud',
    'not-verified': 'Dicen que no pueden saber quién soy',
    'ask-somebody-else': 'Me remiten a otra entidad',
    'no-ground': 'No dan ningún motivo',
  },
  purposes: {
    request: 'Solicitud',
    reminder: 'Recordatorio',
    complaint: 'Reclamación a la empresa',
    'no-id': 'Respuesta a la petición de un documento de identidad',
  },
  purposeToSend: (purpose) => toSend[purpose],
  purposeSent: (purpose) => sent[purpose],
  kinds: {
    access: 'Preguntar qué tienen',
    erasure: 'Pedir la supresión',
    objection: 'Oponerse a la publicidad o a la venta',
    correction: 'Pedir una rectificación',
    withdrawal: 'Retirar el consentimiento',
  },
  languages: { en: 'Inglés', es: 'Español', fr: 'Francés', de: 'Alemán' },
  ways: { email: 'Por correo electrónico', post: 'Por correo postal', form: 'Con su formulario' },
  fields: {
    email: 'Correo electrónico',
    residence: 'Estado',
    name: 'Nombre',
    phone: 'Número de teléfono',
    address: 'Dirección postal',
    town: 'Localidad',
    birthDate: 'Fecha de nacimiento',
    recordUrl: 'Página sobre ti',
    username: 'Nombre de usuario',
    correction: 'Cómo debe figurar',
  },
  notes: {
    'drop-first':
      'Si esta empresa es un intermediario de datos registrado, haz primero una solicitud en privacy.ca.gov/drop: llega a todos los intermediarios registrados.',
    'form-ops003':
      'Pueden rechazar una solicitud que no use el formulario OPS003 del Comisionado de Privacidad. La carta sigue el formulario apartado por apartado, así que puedes copiarla en él.',
    'sign-yourself': 'Fírmala tú. Una declaración falsa en una solicitud así es un delito.',
    'copy-first': 'Este derecho empieza cuando te hayan enviado una copia de tus datos.',
    'searched-otherwise':
      'La dirección de correo no figura entre los datos por los que buscan. Si responden que no tienen nada, puede significar solo que no han podido buscar.',
    'no-fixed-deadline': 'La ley no fija un número de días para esta respuesta.',
  },
};

export default spanish;
