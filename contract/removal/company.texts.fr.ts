import type { Texts } from '#contract/base/texts.ts';
import type english from './company.texts.en.ts';
import type { RouteState } from './routes.ts';

const checked: Readonly<Record<RouteState, (date: string) => string>> = {
  answers: (date) => `(a répondu le ${date})`,
  wordless: (date) => `(a répondu le ${date}, sans les mots que nous connaissons de telles pages)`,
  moved: (date) => `(menait à un autre site le ${date})`,
  parked: (date) => `(domaine à vendre le ${date})`,
  missing: (date) => `(page introuvable le ${date})`,
  silent: (date) => `(aucune réponse le ${date})`,
};

const french: Texts<typeof english> = {
  heading: 'Fermez le compte et demandez l’effacement',
  unknown: 'Nous ne savons pas à qui s’adresser au sujet de cette fuite.',
  byName: 'Nous avons trouvé cette entreprise par son seul nom. Vérifiez que c’est bien celle où vous aviez un compte.',
  difficulties: {
    easy: 'Vous pouvez le faire vous-même, en quelques clics.',
    medium: 'Vous pouvez le faire vous-même, en plusieurs étapes.',
    hard: 'Il faut le demander à leur assistance.',
    limited: 'Ils ne le proposent que dans certains pays.',
    impossible: 'Ils ne proposent aucun moyen de le fermer : écrivez-leur plutôt.',
  },
  close: (name) => `Fermez votre compte ${name}.`,
  askToDelete: (name) => `Demandez à ${name} d’effacer ce qui vous concerne.`,
  whereToClose: (host) => `Où le fermer : ${host}`,
  whatTheySay: (host) => `Ce qu’ils en disent : ${host}`,
  theirForm: (host) => `Leur formulaire sur ${host}`,
  checked: (state, date) => checked[state](date),
};

export default french;
