import type { Texts } from '#contract/base/texts.ts';
import type english from './inbox.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Mensajes',
  lead: 'Lo que se escribe en el formulario de contacto; primero, lo más reciente.',
  savedReplies: 'Respuestas guardadas',
  notReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
  search: 'Buscar mensajes',
  filters: 'Filtrar los mensajes por estado',
  all: 'Todos',
  none: 'Todavía no hay mensajes',
  noneText: 'Aquí llega lo que se escribe en el formulario de contacto.',
  noMatch: 'Ningún mensaje coincide',
  noMatchText: 'Prueba con otro estado o con otras palabras.',
  pages: 'Páginas de mensajes',
  choose: 'Elige un mensaje para leerlo.',

  message: 'Mensaje',
  allMessages: 'Todos los mensajes',
  oneNotRead: 'No se ha podido cargar este mensaje',
  oneNotReadText: 'No se ha perdido nada; inténtalo de nuevo en un momento.',
  from: '[name], [email], [when]',
  fromAccount: '[name], [email] ([cuenta con esta dirección]), [when]',
  status: 'Estado',
  changeStatus: 'Cambiar el estado',
  answers: 'Respuestas',
  staff: 'El equipo',
  answered: '[name] respondió por correo el [when]',
  answer: 'Responder por correo',
  answerHint: (email) => `Se envía a ${email} con el mensaje debajo y lo marca como respondido.`,
  send: 'Enviar respuesta',
  sending: 'Enviando…',
  notesHint: 'Nunca se envía a quien escribió. Al guardarla, el mensaje queda marcado como leído.',

  failed: {
    status: 'No se ha podido actualizar el mensaje',
    notes: 'No se han podido guardar las notas',
    reply: 'No se ha podido enviar la respuesta',
  },
  done: {
    status: 'El estado del mensaje se ha actualizado',
    notes: 'Las notas internas se han guardado',
    reply: 'Respuesta enviada',
  },
};

export default spanish;
