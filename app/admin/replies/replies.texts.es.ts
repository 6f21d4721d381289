import type { Texts } from '#contract/base/texts.ts';
import type english from './replies.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Respuestas guardadas',
  lead: 'Textos para insertar en respuestas, mensajes sobre un pedido y notas para clientes.',
  back: 'Todos los mensajes',
  notRead: 'No se han podido cargar las respuestas guardadas.',
  safe: 'Están a salvo; inténtalo de nuevo en un momento.',
  none: 'Todavía no hay respuestas guardadas',
  noneText: 'Guarda aquí lo que escribes una y otra vez. Todo el equipo puede insertarlo.',
  add: 'Añadir respuesta',
  edit: 'Editar',
  changed: (day) => `modificada el [${day}]`,
  deletion: {
    failed: 'No se ha podido eliminar la respuesta',
    done: 'Respuesta eliminada',
    question: '¿Eliminar esta respuesta?',
    keep: 'Conservarla',
    explanation: 'Ya nadie podrá insertarla. Lo que se escribió con ella se conserva.',
  },
  form: {
    editTitle: 'Editar respuesta',
    failed: 'No se ha podido guardar la respuesta',
    done: 'Respuesta guardada',
    save: 'Guardar respuesta',
    title: 'Título',
    titleHint: 'La encontrarás por este título. Los clientes no lo ven.',
    text: 'Texto',
    textHint:
      'Al insertarla, {first name} se sustituye por el nombre de pila del cliente, {order number} por el número del pedido y {service} por lo que se ha pedido.',
  },
  picker: {
    open: 'Insertar respuesta guardada',
    find: 'Buscar una respuesta guardada',
    manage: 'Gestionar las respuestas guardadas',
    failed: 'No se han podido cargar las respuestas guardadas. Inténtalo de nuevo en un momento.',
    reading: 'Cargando las respuestas guardadas…',
    none: 'Todavía no hay respuestas guardadas.',
    noMatch: 'Ninguna respuesta guardada coincide.',
    missing: (words) => `Aquí no se conoce: ${words}. Escríbelo tú antes de enviar el texto.`,
  },
};

export default spanish;
