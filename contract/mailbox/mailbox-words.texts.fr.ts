import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './mailbox-words.texts.en.ts';

const french: Texts<typeof english> = {
  evidence: {
    created: (count) => counted('fr', count, { one: 'bienvenue ou compte créé', other: 'bienvenues ou comptes créés' }),
    confirm: (count) => counted('fr', count, { one: 'adresse à confirmer', other: 'adresses à confirmer' }),
    'sign-in': (count) => counted('fr', count, { one: 'nouvelle connexion', other: 'nouvelles connexions' }),
    code: (count) => counted('fr', count, { one: 'code de sécurité', other: 'codes de sécurité' }),
    reset: (count) =>
      counted('fr', count, {
        one: 'mot de passe modifié ou réinitialisé',
        other: 'mots de passe modifiés ou réinitialisés',
      }),
    order: (count) => counted('fr', count, { one: 'commande ou reçu', other: 'commandes ou reçus' }),
  },
  columns: {
    company: 'Entreprise',
    domain: 'Domaine',
    since: 'Depuis',
    last: 'Dernier e-mail',
    mails: 'E-mails',
    shownBy: 'Indices',
    breach: 'Fuite connue',
    close: 'Fermer le compte',
    difficulty: 'Difficulté',
  },
  timeUnknown: 'calcul du temps restant',
  secondsLeft: (count) => `environ ${count} secondes restantes`,
  minutesLeft: (count) => `environ ${counted('fr', count, { one: 'minute restante', other: 'minutes restantes' })}`,
};

export default french;
