import type { Texts } from '#contract/base/texts.ts';
import { link } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const countRequests = (count: number) => (count === 1 ? 'una solicitud' : `${count} solicitudes`);

const spanish: Texts<typeof english> = {
  back: {
    subject: 'Algo que había desaparecido vuelve a aparecer',
    preview: 'Puedes volver a escribir a la empresa.',
    text: (count) =>
      count === 1
        ? 'En una solicitud habíamos visto que tus datos ya no estaban. Una comprobación los ha vuelto a encontrar, así que la solicitud está pendiente de nuevo.'
        : `En ${count} solicitudes habíamos visto que tus datos ya no estaban. Una comprobación los ha vuelto a encontrar, así que están pendientes de nuevo.`,
  },
  late: {
    subject: 'La respuesta a tu solicitud se retrasa',
    preview: 'El siguiente paso está listo.',
    text: (count) =>
      `Ha pasado el plazo de respuesta de ${countRequests(count)}. Si no ha llegado ninguna, tienes un recordatorio listo para enviar.`,
  },
  soon: {
    subject: 'La respuesta a tu solicitud debe llegar pronto',
    preview: 'Todavía no hay nada que hacer.',
    text: (count) => `En un máximo de tres días laborables vence el plazo de respuesta de ${countRequests(count)}.`,
  },
  asked: 'Has preguntado a empresas por tus datos y nos has dicho que enviaste las cartas.',
  see: 'Ver mis solicitudes',
  note: '¿Ha llegado una respuesta? Anótala allí y de ella saldrá el siguiente paso.',
  choose: (settingsUrl) => [link('Elige qué correos recibes', settingsUrl), '.'],
};

export default spanish;
