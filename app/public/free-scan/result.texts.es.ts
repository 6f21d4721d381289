import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './result.texts.en.ts';

const spanish: Texts<typeof english> = {
  comeBack:
    'Puedes cerrar esta página. El análisis continúa, y un correo con un enlace al resultado te avisará cuando termine.',
  failures: {
    watch: 'No hemos podido activar la vigilancia. Inténtalo de nuevo.',
    stop: 'No hemos podido detener la vigilancia. Inténtalo de nuevo.',
    spellings: 'No hemos podido analizar las otras formas de la dirección. Inténtalo de nuevo.',
    keep: 'No hemos podido guardar el resultado. Inténtalo de nuevo.',
    forget: 'Este dispositivo no ha podido olvidar el resultado. Inténtalo de nuevo.',
  },
  kept: { title: 'Tu cuenta está abierta', description: 'El resultado se guarda aquí y tu sesión está iniciada.' },
  watched: 'Te avisaremos cuando esto cambie. También te lo confirma un correo.',
  stopped: 'Ya no te avisaremos cuando esto cambie, y hemos eliminado lo que guardábamos para hacerlo.',
  forgotten: { title: 'Olvidado en este dispositivo', description: 'Este navegador ya no abre el resultado.' },
  shared: '¿Alguien más usa este dispositivo?',
  sharedText: 'Este navegador abre el resultado sin el enlace. Si lo olvida, solo lo abrirá un enlace de tu correo.',
  sharedUntil: (date) =>
    `Este navegador abre el resultado sin el enlace hasta el ${date}. Si lo olvida, solo lo abrirá un enlace de tu correo.`,
  forgetting: 'Olvidando…',
  forget: 'Olvidar en este dispositivo',
  keep: 'Conservar este resultado',
  keeping: 'Guardando…',
  choosePassword: 'Conserva esto: elige una contraseña',
  keepText:
    'El enlace que abriste demuestra que [email] es tuya, así que basta con una contraseña. El resultado quedará en tu cuenta, donde puedes marcar lo que esté hecho, volver a analizar y recibir un aviso cuando esto cambie.',
  keepUntil: (date) => `Sin una cuenta, el resultado se eliminará el ${date}. Hasta entonces lo abre este navegador.`,
  tellMe: 'Avisarme cuando esto cambie',
  weTell: 'Te avisamos cuando esto cambie',
  offer:
    'Sin cuenta: volvemos a analizar [email] cada mes, leemos cada día los catálogos públicos de filtraciones y te contamos qué hay nuevo, qué ha vuelto o desaparecido, o que nada ha cambiado. Cada correo lleva un enlace para dejarlo. Al cabo de un año lo dejamos sin que hagas nada, salvo que nos pidas continuar.',
  switchingOn: 'Activando…',
  nextScan: (next, until) =>
    `El próximo análisis de [email] será el ${next}. Continuaremos hasta el ${until}; un mes antes, un correo te preguntará si quieres un año más.`,
  weKeep: (since) =>
    `Desde el ${since} guardamos para ello tu dirección, cifrada, y tu zona horaria. Cuando lo detengas, se eliminará todo.`,
  weKeepKnown: (since, known) =>
    `Desde el ${since} guardamos para ello tu dirección, cifrada, y tu zona horaria, con las huellas de ${counted('es', known, { one: 'cosa', other: 'cosas' })} que ya conoces. Cuando lo detengas, se eliminará todo.`,
  stopping: 'Deteniendo…',
  stop: 'Dejar de avisarme',
  link: {
    notStarted: 'No hemos podido iniciar tu análisis. Inténtalo de nuevo.',
    open: 'Abre tu resultado',
    openText: 'Gracias. El botón abre el resultado en este navegador.',
    start: 'Inicia tu análisis',
    ready: 'Tu análisis está listo para empezar',
    readyText:
      'Gracias. Cuando pulses el botón preguntaremos a cada fuente por esta dirección y te mostraremos todas las respuestas: encontrado, nada encontrado o sin comprobar, y por qué. Si ya se hizo un análisis, se abrirá su resultado.',
    check: 'Mira tu buzón',
    checkText:
      'Hemos enviado un nuevo enlace a la dirección de este análisis, salvo que ya se enviara uno en los últimos 15 minutos. Ábrelo en este navegador.',
    elsewhere: 'Abierto en otro navegador',
    sending: 'Enviando…',
    newLink: 'Enviarme un nuevo enlace',
    dead: 'Este enlace no se puede abrir',
    deadText: 'Inicia un nuevo análisis gratuito y te enviaremos otro.',
    again: 'Empezar de nuevo',
    stillWorks: (reason) => `${reason} Tu enlace sigue siendo válido.`,
    opening: 'Abriendo…',
    seeResult: 'Ver mi resultado',
    startScan: 'Iniciar mi análisis',
    notYou: 'Si no lo has pedido, cierra la página. No se busca ni se muestra nada.',
  },
};

export default spanish;
