import type { Texts } from '#contract/base/texts.ts';
import type english from './posts.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Gestion du blog',
  lead: 'Articles publiés et brouillons, du plus récent au plus ancien.',
  add: 'Ajouter un article',
  edit: 'Modifier l’article',
  notReadText: 'Rien n’est perdu ; réessayez dans un instant.',
  none: 'Aucun article pour l’instant',
  pages: 'Pages d’articles',
  statuses: { draft: 'brouillon', published: 'publié' },
  toBePublished: (date) => `publication le [${date}]`,
  changedOn: (date) => `modifié le [${date}]`,
  publishedOn: (date) => `publié le [${date}]`,
  change: 'Modifier',
  view: 'Voir',
  previewDraft: 'Voir le brouillon',
  deleteAsked: 'Supprimer cet article ?',
  keepIt: 'Le garder',
  deleteText: 'Il disparaît définitivement du blog, et les liens qui y mènent ne fonctionneront plus.',

  failed: {
    create: 'Impossible de créer l’article.',
    update: 'Impossible d’enregistrer les modifications de l’article.',
    delete: 'Impossible de supprimer l’article.',
  },
  done: {
    create: 'L’article a été créé.',
    update: 'L’article a été modifié.',
    delete: 'L’article a été supprimé.',
  },

  save: 'Enregistrer l’article',
  previewSaved: 'Aperçu de la version enregistrée',
  postTitle: 'Titre',
  content: 'Contenu',
  contentHint: 'Markdown : # titres, **gras**, - listes, [liens](https://…). Le HTML s’affiche comme du texte.',
  excerpt: 'Extrait',
  excerptHint: 'Affiché sur la carte. Sans extrait, elle montre les 200 premiers caractères.',
  image: 'URL de l’image',
  imageHint: 'Une copie est conservée ici, jusqu’à 5 Mo. Sans image, l’article reçoit un dessin.',
  alternative: 'Texte alternatif',
  alternativeHint:
    'Ce que montre l’image, pour les personnes qui ne la voient pas. Laissez vide si elle n’est que décorative.',
  tags: 'Mots-clés',
  tagsHint: 'Séparés par des virgules. Une carte montre les trois premiers.',
  status: 'État',
  address: 'Adresse',
  addressHint: '/blog/… Si elle est vide, elle est formée à partir du titre.',
  publishAt: 'Publier le',
  publishAtHint: (zone) =>
    `L’article paraît de lui-même à cette heure (${zone}). Si le champ est vide, il reste un brouillon.`,
  keepDate: 'Conserver la date de publication',
  keepDateHint: 'Sinon, l’article prend la date de l’enregistrement et passe en tête.',

  preview: 'Aperçu',
  previewText: 'Aperçu du texte',
  drawing: 'Préparation…',
  notDrawn: 'Impossible d’afficher l’aperçu.',
  previewOf: (title) => `Aperçu : ${title}`,
  previewNote: 'Aperçu de la version enregistrée, réservé à l’équipe. [Modifier cet article]',
};

export default french;
