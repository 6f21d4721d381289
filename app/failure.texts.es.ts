import type { Texts } from '#contract/base/texts.ts';
import type english from './failure.texts.en.ts';

const spanish: Texts<typeof english> = {
  signIn: ['Inicia sesión', 'Esta página pertenece a una cuenta. Puede que tu sesión se haya cerrado.'],
  forbidden: ['Esta página no está disponible para ti', 'Tu cuenta no tiene acceso a ella. No ha cambiado nada.'],
  missing: ['Aquí no hay ninguna página', 'Puede que se haya movido o que el enlace esté mal escrito.'],
  gone: ['Esta página ya no existe', 'Estaba aquí, pero se ha eliminado definitivamente.'],
  tooMuch: ['Demasiadas peticiones seguidas', 'No se ha perdido nada. Espera un minuto e inténtalo de nuevo.'],
  away: [
    'Ahora mismo no podemos responder',
    'Lo que guardamos para ti está a salvo; una parte del servicio no está disponible. Inténtalo de nuevo en un minuto.',
  ],
  refused: ['No hemos podido hacerlo', 'No se ha entendido la petición. No ha cambiado nada.'],
  broken: [
    'Algo ha fallado por nuestra parte',
    'El fallo ha quedado registrado y lo que guardamos para ti está a salvo. Inténtalo de nuevo.',
  ],
  offline: [
    'No hemos podido conectar con el servicio',
    'No se ha perdido nada. Comprueba que tienes conexión e inténtalo de nuevo.',
  ],
  home: 'Volver al inicio',
  again: 'Intentar de nuevo',
  quote: 'Si nos escribes sobre esto, indica',
  denied: {
    title: 'Acceso denegado',
    pageTitle: 'Acceso denegado · Panel de administración',
    dashboard: 'Panel personal',
    who: 'Solo se puede entrar con el rol de administración o de asistente.',
    signedIn: (email, role) =>
      `Has iniciado sesión como [${email}], con el rol [${role === null || role === 'user' ? 'cliente' : role}].`,
  },
  demo: 'Demostración',
  demoText:
    'Demostración: todas las fuentes de este sitio son simulaciones locales. Las personas y los hallazgos son inventados.',
};

export default spanish;
