import type { Texts } from '#contract/base/texts.ts';
import { strong } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  subject: 'Se ha desactivado un webhook',
  preview: (host) => `${host} no ha aceptado ningún evento desde hace un día.`,
  text: (host, result) => [
    'Tu webhook a ',
    strong(host),
    ` se ha desactivado: no ha aceptado ningún evento durante un día. El último resultado: ${result}.`,
  ],
  log: 'Su registro se conserva 30 días. Vuelve a activarlo cuando la dirección funcione; cada evento se puede enviar de nuevo.',
  open: 'Abrir los webhooks',
};

export default spanish;
