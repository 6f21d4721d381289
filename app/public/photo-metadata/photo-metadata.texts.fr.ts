import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './photo-metadata.texts.en.ts';

const writeDegrees = (value: number): string =>
  Math.abs(value).toLocaleString('fr-FR', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

const french: Texts<typeof english> = {
  title: 'Nettoyer une photo',
  description:
    'Voyez ce qu’une photo dit de vous en dehors de l’image, et enregistrez-la sans ces données. Elle ne quitte jamais votre appareil.',
  lead: 'Une photo indique souvent où et quand elle a été prise, et avec quel appareil. Voyez ce que dit la vôtre, et enregistrez-la sans ces données. Elle reste sur cet appareil.',
  choose: 'Choisir des photos',
  drop: 'Déposez des photos ici (JPEG, PNG, WebP ou HEIC), ou',
  reading: 'Lecture…',
  photos: 'Photos',
  needsScripts: 'Votre navigateur lit lui-même la photo ; il lui faut JavaScript pour cela.',
  unread: (name) => `« ${name} » n’est pas une image JPEG, PNG, WebP ou HEIC.`,
  nothing: 'Cette image n’est accompagnée d’aucune donnée que nous puissions lire.',
  place: (place) => `[Elle indique où elle a été prise :] ${place}. C’est aussi précis qu’un numéro de rue.`,
  coordinates: (latitude, longitude) =>
    `${writeDegrees(latitude)}° ${latitude < 0 ? 'sud' : 'nord'}, ${writeDegrees(longitude)}° ${longitude < 0 ? 'ouest' : 'est'}`,
  others: (count) => counted('fr', count, { one: 'autre donnée', other: 'autres données' }),
  save: 'Enregistrer sans ces données',
  cannotClean:
    'Une image de ce type ne peut pas être nettoyée sans être réencodée. Partagez-la en JPEG, et nettoyez cette copie.',
  broken: 'Le fichier est endommagé : il n’a pas pu être nettoyé.',
  facts: {
    taken: 'Date de prise de vue',
    maker: 'Fabricant de l’appareil photo',
    camera: 'Appareil photo',
    cameraNumber: 'Numéro de série de l’appareil photo',
    number: 'Numéro de série',
    lens: 'Objectif',
    lensNumber: 'Numéro de série de l’objectif',
    owner: 'Appartient à',
    author: 'Créée par',
    rights: 'Droits',
    description: 'Description',
    comment: 'Commentaire',
    keywords: 'Mots-clés',
    city: 'Ville',
    program: 'Programme',
    device: 'Appareil',
  },
  thumbnail: 'Vignette',
  thumbnailText: 'Une petite copie de l’image',
  kept: 'Ce que garde la copie nettoyée',
  keptText: [
    'L’image elle-même, bit pour bit, ses couleurs et son orientation. Tout le reste disparaît : lieu, heure, appareil, noms, commentaires, vignette, et tout ce qui suit la fin du fichier. Ce que l’on voit sur l’image reste, bien sûr : une plaque de rue, un visage.',
    'Aucune carte n’est consultée pour situer le lieu, et cette page ne peut se connecter à personne : sa politique l’interdit, et votre navigateur la fait respecter.',
  ],
};

export default french;
