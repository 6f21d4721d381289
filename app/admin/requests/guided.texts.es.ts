import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { CaseState } from '#contract/removal/cases.ts';
import type { AnswerKind } from '#contract/removal/desk.ts';
import type english from './guided.texts.en.ts';

const states: Readonly<Record<CaseState, string>> = {
  prepared: 'Carta preparada',
  sent: 'Enviada',
  acknowledged: 'Recepción confirmada',
  'more-asked': 'Piden más datos',
  'said-done': 'Dicen que está hecho',
  'nothing-held': 'Dicen que no tienen nada',
  refused: 'Rechazada',
  overdue: 'Fuera de plazo',
  'complaint-made': 'Reclamación presentada',
  'seen-gone': 'Comprobado: ya no está',
  'still-there': 'Sigue ahí',
  'came-back': 'Ha vuelto',
  closed: 'Cerrada',
};

const answers: Readonly<Record<AnswerKind, string>> = {
  done: 'está hecho',
  'nothing-held': 'no tienen nada',
  'holds-data': 'tienen datos',
  'more-identification': 'piden más datos de identificación',
  'id-copy': 'piden una copia de un documento de identidad',
  'other-form': 'remiten a su formulario',
  extension: 'necesitan más tiempo',
  refusal: 'se niegan',
  'wrong-language': 'piden otro idioma',
  'not-understood': 'otra cosa',
};

const spanish: Texts<typeof english> = {
  states,
  queue: {
    title: 'Solicitudes a empresas',
    lead: 'Lo que hoy debe atender una persona: solicitudes de clientes que pidieron acompañamiento y te dieron acceso. La empresa se nombra al abrir una solicitud: cada consulta queda en el Registro de actividad del cliente.',
    back: 'Solicitudes de servicio',
    notRead: 'No se han podido cargar las solicitudes a empresas.',
    notReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
    none: 'Hoy nadie te necesita',
    noCustomers: 'Aquí aparecen los clientes que han pedido acompañamiento y te permiten trabajar en sus solicitudes.',
    allWaiting: 'Todas las solicitudes esperan la respuesta de la empresa.',
    caption: 'Lo que hoy debe atender una persona',
    columns: { who: 'Cliente', state: 'Situación', since: 'Desde', due: 'Plazo de respuesta', act: 'Abrir' },
    noDay: 'Sin fecha',
    open: 'Abrir',
    requestOf: (customer) => `la solicitud de ${customer}`,
    waiting: (customers) =>
      customers === 1
        ? '1 cliente pidió acompañamiento y todavía no te ha dado acceso. Puedes preguntarle en su [pedido].'
        : `${counted('es', customers, { other: 'clientes' })} pidieron acompañamiento y todavía no te han dado acceso. Puedes preguntarles en sus [pedidos].`,
  },
  one: {
    title: 'Solicitud a una empresa',
    back: 'Solicitudes a empresas',
    lead: (customer, state, since) =>
      `Para ${customer}. Situación desde el ${since}: ${states[state]}. Puedes preparar cartas; solo el cliente las envía. Esta consulta queda en su Registro de actividad.`,
    letter: 'La próxima carta',
    onlyCustomer: 'Solo el cliente puede enviarla.',
    history: 'Qué ha ocurrido',
    letterSent: (subject) => `Carta enviada: ${subject}`,
    answerNoted: (kind) => `Respuesta anotada: ${answers[kind]}`,
    passedOn: (authority) => `Remitida a ${authority}`,
    noted: 'Anotado',
    prepareTitle: 'Preparar otra carta para este cliente',
    company: 'Empresa',
    companyHint: 'Su id en el directorio, como controllers.adobe o brokers.acxiom.',
    prepare: 'Preparar una carta',
    prepared: 'La carta está preparada. Solo el cliente puede enviarla.',
    failures: { prepare: 'No se ha podido preparar la carta' },
    order: 'El pedido',
  },
};

export default spanish;
