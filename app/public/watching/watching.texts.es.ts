import type { Texts } from '#contract/base/texts.ts';
import type english from './watching.texts.en.ts';

const spanish: Texts<typeof english> = {
  saving: 'Guardando…',
  deadLink: 'Este enlace no funciona',
  stopTitle: 'Detener la vigilancia',
  stopHeading: '¿Detener la vigilancia?',
  stopText:
    'Cuando pulses el botón, dejaremos de analizar la dirección que recibió este correo y de escribir sobre los cambios. Los informes de una cuenta se conservan; sin cuenta, se elimina todo lo que guardábamos para esto.',
  stop: 'Detener la vigilancia',
  stopping: 'Deteniendo…',
  stopFailed: 'No hemos podido detener la vigilancia. Inténtalo de nuevo.',
  stopped: 'La vigilancia está desactivada',
  stoppedText: 'No se pregunta nada sobre ti hasta que inicies un análisis y no habrá más correos sobre cambios.',
  switchOn: 'Volver a activarla',
  watching: 'Vigilancia',
  goOnTitle: 'Continuar la vigilancia',
  goOnHeading: '¿Continuar la vigilancia?',
  goOnText:
    'Cuando pulses el botón, durante un año más analizaremos cada mes la dirección que recibió este correo y te escribiremos lo que haya cambiado.',
  goOn: 'Continuar un año más',
  goOnFailed: 'No hemos podido guardar tu respuesta. Inténtalo de nuevo.',
  goesOn: 'Continuamos la vigilancia',
  goesOnText: (until) => `Te avisaremos de lo que cambie hasta el ${until} y antes te lo preguntaremos otra vez.`,
  freeScan: 'Ir al análisis gratuito',
};

export default spanish;
