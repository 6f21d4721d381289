import type { Texts } from '#contract/base/texts.ts';
import type english from './whose.texts.en.ts';

const french: Texts<typeof english> = {
  shown: 'Trouvé sur un profil dont vous avez montré qu’il est à vous.',
  theirs: 'Trouvé par un nom, et vous avez dit que c’est à vous.',
  proven: 'Trouvé grâce à un élément dont vous avez prouvé qu’il est à vous.',
  candidate: 'Trouvé par un nom que d’autres peuvent aussi utiliser.',
  otherName: (name) => `Trouvé par un nom que d’autres peuvent aussi utiliser, et la page montre le nom « ${name} ».`,
  reasons: {
    domain: (domain) => `La page mentionne votre domaine ${domain}.`,
    address: (address) => `La page montre votre adresse ${address}.`,
    picture: (address) => `Son image est celle de votre adresse ${address}.`,
    'same-address': (where) => `La page montre une adresse que montre aussi votre profil sur ${where}.`,
    'same-picture': (where) => `La page montre l’image que montre aussi votre profil sur ${where}.`,
    'same-link': (where) => `La page montre un lien que montre aussi votre profil sur ${where}.`,
    'same-name': (where) => `La page montre le nom complet que montre aussi votre profil sur ${where}.`,
    'same-place': (where) => `La page montre le lieu que montre aussi votre profil sur ${where}.`,
    'links-to': (where) => `La page a un lien vers votre profil sur ${where}.`,
    'linked-from': (where) => `Votre profil sur ${where} a un lien vers la page.`,
    'other-name': (name) => `Toutefois, la page montre le nom « ${name} ».`,
  },
  gone: (day) =>
    `Disparu le ${day} : absent trois jours, chaque fois pendant que la source réussissait ses tests. Cela ne compte plus comme exposé. Nous continuons de regarder, et vous le dirons si cela revient.`,
};

export default french;
