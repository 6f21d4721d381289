import type { Texts } from '#contract/base/texts.ts';
import type english from './site.en.ts';

const french: Texts<typeof english> = {
  'missing-email': 'Indiquez votre adresse e-mail.',
  'missing-subject': 'Indiquez un objet.',
  'missing-message': 'Écrivez un message.',
  'message-not-sent': 'Le message n’a pas pu être envoyé. Réessayez.',
  'many-messages': (email) =>
    `Le message n’a pas pu être envoyé. Réessayez. Beaucoup de messages sont arrivés en même temps ; vous pouvez aussi écrire à ${email}.`,
  'many-opt-out-links': 'Beaucoup de liens ont été demandés depuis cette connexion. Réessayez plus tard.',
  'dead-opt-out-link':
    'Il a déjà servi, ou il a plus de 24 heures. Demandez un nouvel e-mail : il contiendra un nouveau lien.',
  'never-scanned':
    'Vous nous avez demandé de ne jamais analyser cette adresse. Pour revenir là-dessus, demandez l’e-mail sur la page « Ne jamais analyser cette adresse » et confirmez-le.',
  'broken-mail-link': 'Ouvrez le lien exactement tel qu’il figure dans l’e-mail.',
  'broken-stop-link':
    'Ouvrez le lien exactement tel qu’il figure dans l’e-mail. Avec un compte, vous pouvez aussi arrêter la surveillance sur sa page, une fois la connexion établie.',
  'watch-ended':
    'Nous ne surveillons déjà plus cette adresse. Vous pouvez recommencer à partir d’une nouvelle analyse gratuite.',
};

export default french;
