import type { Texts } from '#contract/base/texts.ts';
import type english from './panel-site.en.ts';

const french: Texts<typeof english> = {
  'changed-while-editing':
    'Quelqu’un d’autre a modifié ceci. Ouvrez-le dans un autre onglet pour voir sa version ; la vôtre est toujours ici.',

  'post-incomplete': 'Le titre et le contenu sont obligatoires.',
  'post-address': 'Seulement des minuscules sans accent, des chiffres et des tirets, comme une-annee-calme.',
  'post-address-taken': 'Un autre article a déjà cette adresse.',
  'post-image-address': 'Saisissez une adresse qui commence par https://. Le format SVG n’est pas accepté.',
  'tag-too-long': (most) => `${most} caractères au maximum par mot-clé.`,
  'many-tags': (most) => `${most} mots-clés au maximum.`,
  'post-status': 'Choisissez brouillon ou publié.',
  'publication-time': 'Choisissez un jour et une heure.',
  'publication-past': 'Choisissez une heure à venir.',
  'post-gone': 'Cet article a été supprimé.',

  'invalid-json': 'Le JSON du champ de contenu n’est pas valide',
  'content-not-one-object': 'Le contenu est un seul objet : il commence par { et se termine par }.',
  'content-character': 'Le contenu comprend un caractère qui ne peut pas être enregistré.',
  'missing-title': 'Indiquez un titre.',
  'missing-page-key': 'Indiquez une clé de page.',
  'page-key-format': 'Seulement des lettres sans accent, des chiffres, _ et -, comme homepage_hero.',
  'page-key-taken': 'Une entrée avec cette clé existe déjà.',
  'page-key-unread': 'Aucune page du site ne lit cette clé.',
  'many-entries': (most) => `Il peut y avoir ${most} entrées au maximum.`,
  'entry-gone': 'Cette entrée n’existe plus.',
  'no-part-heading': 'Sans titre, la page affiche son titre par défaut.',
  'no-part-description': 'Sans description, la page affiche sa description par défaut.',
  'no-legal-date': 'Sans date, la page affiche son texte par défaut.',
  'no-legal-intro': 'Sans introduction, la page affiche son texte par défaut.',
  'no-section': 'Sans section, la page affiche son texte par défaut.',
  'no-section-title': 'S’il manque un titre à une section, la page affiche son texte par défaut.',
  'no-section-text': 'S’il manque un texte à une section, la page affiche son texte par défaut.',

  'missing-service-name': 'Indiquez un nom.',
  'missing-price': 'Indiquez un prix.',
  'price-format': 'Saisissez un prix comme 79.50, avec un point.',
  'missing-currency': 'Choisissez une devise.',
  'missing-service-type': 'Choisissez un type.',
  'feature-too-long': (most) => `${most} caractères au maximum par ligne.`,
  'many-features': (most) => `${most} caractéristiques au maximum.`,
  'position-format': 'Saisissez un nombre entier, ou rien pour le placer en dernier.',
  'missing-appointment-length': 'Choisissez la durée d’un rendez-vous.',
  'service-in-use':
    'Des analyses sont rattachées à ce service : il ne peut pas être supprimé, mais il peut être masqué.',
  'service-includes-itself': 'Un service ne peut pas en inclure un autre qui l’inclut, ou qui n’existe plus.',
  'many-services': (most) => `Le catalogue contient ${most} services au maximum.`,
  'service-gone': 'Ce service a été supprimé.',

  'missing-answer': 'Écrivez une réponse.',
};

export default french;
