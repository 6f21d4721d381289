import type { Texts } from '#contract/base/texts.ts';
import { link } from '#platform/mail/blocks.ts';
import type english from './emails.texts.en.ts';

const oneBrowser =
  'El enlace funciona en el primer navegador que lo abre. En cualquier otro, su página puede enviarte uno nuevo mientras se conserve el resultado.';

const spanish: Texts<typeof english> = {
  seeResult: 'Ver mi resultado',
  oneBrowser,
  signIn: 'Para leerlo tienes que iniciar sesión.',
  own: 'Para leerlo tienes que iniciar sesión. Si prefieres no recibir estos correos, desactiva las notificaciones por correo en tus ajustes.',
  kept: `${oneBrowser} Sin una cuenta, el resultado se conserva 30 días.`,
  start: {
    subject: 'Inicia tu análisis gratuito',
    preview: 'No se busca nada hasta que abras este enlace. Funciona durante 24 horas.',
    asked: (product) =>
      `Has preguntado a ${product} dónde está expuesta esta dirección. Cualquiera puede escribir una dirección en un formulario, así que todavía no hemos buscado nada. Abre el enlace para confirmar que este buzón es tuyo e iniciar el análisis:`,
    button: 'Iniciar análisis gratuito',
    browser:
      'El primer resultado tarda unos diez segundos, y ves cada respuesta a medida que llega. Empieza el análisis antes de 24 horas. Después, el enlace abre el resultado durante 30 días en el primer navegador que lo abrió; en cualquier otro, su página puede enviarte uno nuevo.',
    ifNot: (neverScanUrl) => [
      'Si no has sido tú, puedes ignorarlo. Sin el enlace no se busca nada, y la solicitud se elimina a las 24 horas. O dinos que ',
      link('no analicemos nunca esta dirección', neverScanUrl),
      ', lo pida quien lo pida.',
    ],
  },
  newLink: {
    subject: 'Un enlace nuevo a tu resultado',
    preview: 'El enlace anterior se abrió en otro navegador.',
    asked: (product) =>
      `Un enlace a un análisis gratuito de ${product} funciona en un solo navegador. Alguien que tiene un enlace anterior ha pedido otro, y solo lo enviamos a la dirección analizada:`,
    ifNot: 'Si no has sido tú, puedes ignorarlo: quien lo pidió no puede leer este correo.',
  },
  notMade: {
    subject: 'No hemos analizado esta dirección',
    preview: 'Alguien lo pidió. Nos dijiste que no lo hiciéramos nunca, y no se ha buscado nada.',
    asked: (product) =>
      `Alguien ha pedido a ${product} un análisis de esta dirección. Nos dijiste que no la analizáramos nunca, así que no se ha buscado nada y a quien lo pidió no se le ha dicho nada.`,
    changed: '¿Has sido tú y has cambiado de opinión? Puedes volver a permitirlo aquí, con un correo a esta dirección:',
    button: 'Volver a permitir los análisis',
    ifNot: 'Si no, no tienes que hacer nada. Te avisamos de esto una vez al día como máximo.',
  },
  ended: {
    completed: {
      subject: 'Tu análisis ha terminado',
      preview: 'Mira qué ha respondido cada fuente.',
      text: (product) =>
        `Tu análisis gratuito de ${product} ha terminado. En su página está lo que ha respondido cada fuente y qué puedes hacer:`,
      button: 'Ver mi resultado',
    },
    failed: {
      subject: 'No se ha podido terminar tu análisis',
      preview: 'Lo que se encontró hasta entonces se conserva. Puedes empezar otro.',
      text: (product) =>
        `Tu análisis gratuito de ${product} no se ha podido terminar. Su página dice hasta dónde llegó, y allí puedes empezar otro:`,
      button: 'Ver qué ha pasado',
    },
    waiting: (count) =>
      count === 1
        ? 'Falta una fuente, porque solo admite cierto número de preguntas a la vez. Le preguntaremos antes de un día, añadiremos su respuesta al resultado y volveremos a escribirte cuando haya respondido.'
        : `Faltan ${count} fuentes, porque solo admiten cierto número de preguntas a la vez. Les preguntaremos antes de un día, añadiremos sus respuestas al resultado y volveremos a escribirte cuando hayan respondido.`,
  },
  amended: {
    subject: 'Ha llegado el resto de tu análisis',
    preview: 'Tu resultado ya cuenta las fuentes que faltaban.',
    answered: (product, count) =>
      count === 1
        ? `Cuando terminó tu análisis gratuito de ${product}, faltaban algunas fuentes. Una de ellas ha respondido desde entonces. El resultado y su puntuación ya cuentan lo que ha dicho:`
        : `Cuando terminó tu análisis gratuito de ${product}, faltaban algunas fuentes. ${count} de ellas han respondido desde entonces. El resultado y su puntuación ya cuentan lo que han dicho:`,
    unanswered: (count) =>
      count === 1
        ? 'Una no ha respondido en un día. El resultado dice cuál, y allí puedes volver a preguntarle.'
        : `${count} no han respondido en un día. El resultado dice cuáles, y allí puedes volver a preguntarles.`,
  },
  withdrawn: {
    subject: 'Tenemos que corregir tu análisis',
    preview: 'Una fuente no ha superado nuestra prueba, así que su respuesta ya no cuenta.',
    failed: (product) =>
      `${product} pone a prueba sus fuentes con preguntas cuya respuesta se conoce. Una de las que consultó tu análisis acaba de fallar: dijo que conocía lo que no puede existir, o no encontró lo que se sabe que tiene. Por eso ya no creemos lo que dijo de ti y lo hemos retirado.`,
    now: 'Tu informe cuenta ahora esa fuente como sin comprobar, y todo lo demás sigue como estaba. Hemos vuelto a calcular su puntuación, que puede haber cambiado. Si habías empezado a ocuparte de algo que ya no aparece, puedes dejarlo.',
    see: (day) => `Ver tu análisis del ${day}`,
  },
};

export default spanish;
