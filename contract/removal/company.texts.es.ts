import type { Texts } from '#contract/base/texts.ts';
import type english from './company.texts.en.ts';
import type { RouteState } from './routes.ts';

const checked: Readonly<Record<RouteState, (date: string) => string>> = {
  answers: (date) => `(respondió el ${date})`,
  wordless: (date) => `(respondió el ${date}, sin las palabras que conocemos de páginas así)`,
  moved: (date) => `(llevaba a otro sitio el ${date})`,
  parked: (date) => `(el dominio estaba en venta el ${date})`,
  missing: (date) => `(página no encontrada el ${date})`,
  silent: (date) => `(no nos respondió el ${date})`,
};

const spanish: Texts<typeof english> = {
  heading: 'Cierra la cuenta y pide la supresión',
  unknown: 'No sabemos a quién preguntar por esta filtración.',
  byName: 'Hemos encontrado esta empresa solo por su nombre. Comprueba que sea aquella en la que tenías una cuenta.',
  difficulties: {
    easy: 'Puedes hacerlo por tu cuenta, en pocos clics.',
    medium: 'Puedes hacerlo por tu cuenta, en varios pasos.',
    hard: 'Tienes que pedirlo a su servicio de atención.',
    limited: 'Solo lo ofrecen en algunos países.',
    impossible: 'No ofrecen ninguna forma de cerrarla, así que escríbeles.',
  },
  close: (name) => `Cierra tu cuenta de ${name}.`,
  askToDelete: (name) => `Pide a ${name} que elimine lo que tiene sobre ti.`,
  whereToClose: (host) => `Dónde cerrarla: ${host}`,
  whatTheySay: (host) => `Lo que dicen: ${host}`,
  theirForm: (host) => `Su formulario en ${host}`,
  checked: (state, date) => checked[state](date),
};

export default spanish;
