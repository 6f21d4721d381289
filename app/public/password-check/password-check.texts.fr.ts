import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './password-check.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Vérifier un mot de passe',
  description:
    'Un mot de passe figure-t-il dans des fuites connues ? Votre propre navigateur le demande avec cinq caractères de son empreinte.',
  lead: 'A-t-il fuité ? Quand vous cliquez sur « Vérifier », votre navigateur envoie cinq caractères de l’empreinte (hash) du mot de passe à api.pwnedpasswords.com. Le mot de passe reste sur cet appareil, et rien ne nous est demandé.',
  password: 'Mot de passe',
  check: 'Vérifier',
  checking: 'Vérification…',
  blank: 'Saisissez le mot de passe à vérifier.',
  needsScripts: 'Votre navigateur vérifie lui-même le mot de passe ; il lui faut JavaScript pour cela.',
  notChecked: 'Non vérifié',
  notCheckedText:
    'Pwned Passwords n’a pas répondu : on ne sait donc rien de ce mot de passe. Réessayez dans une minute.',
  notLeaked: 'Absent des fuites connues',
  notLeakedText:
    'La liste consultée ne le contient pas. Cela n’en fait pas un mot de passe sûr : choisissez-en un long, que vous n’utilisez nulle part ailleurs.',
  leaked: 'Il figure dans des fuites connues',
  leakedText: (count) =>
    `Il apparaît ${counted('fr', count, { one: 'fois', other: 'fois' })} parmi les mots de passe qui ont fuité. Les programmes qui forcent les comptes l’essaient parmi les premiers. Changez-le partout où vous l’utilisez, et choisissez-en un différent à chaque endroit.`,
  how: 'Pourquoi cinq caractères suffisent',
  howText: [
    'Votre navigateur calcule le SHA-1 du mot de passe, 40 caractères, et envoie les cinq premiers. Pwned Passwords répond avec la suite de chaque empreinte de sa liste qui commence ainsi, environ 800, mêlées à d’autres inventées pour que la longueur de la réponse ne révèle rien. Votre navigateur cherche la sienne parmi elles. Qui voit passer la requête apprend dans lequel d’un million de groupes se trouve votre mot de passe, ainsi que votre adresse IP, et rien de plus.',
    'La liste est tenue par Have I Been Pwned. Cette page ne peut se connecter qu’à cette seule adresse : sa politique interdit toutes les autres, et votre navigateur la fait respecter.',
  ],
};

export default french;
