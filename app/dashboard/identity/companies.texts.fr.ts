import type { Texts } from '#contract/base/texts.ts';
import type english from './companies.texts.en.ts';

const french: Texts<typeof english> = {
  trail: 'Entreprises',
  title: 'Écrire à une entreprise',
  lead: 'Des entreprises, organismes publics et services à qui vous pouvez demander de fermer votre compte ou d’effacer vos données. Rien n’est envoyé à votre place, et vos simples recherches ici ne sont pas conservées.',
  failures: { prepare: 'La lettre n’a pas pu être préparée. Réessayez.' },
  query: 'Entreprise, service ou domaine',
  search: 'Rechercher',
  nobody: (query) =>
    `« ${query} » ne figure pas dans notre répertoire. Leur politique de confidentialité indique à qui écrire.`,
  found: 'Entreprises trouvées',
  request: 'Votre demande',
  leftOut: 'Vous avez écarté cette entreprise. Rétablissez-la d’abord dans la liste des courtiers.',
  writing: 'Rédaction…',
  write: 'Écrire une lettre',
  californians:
    'Si vous vivez en Californie, commencez par [DROP] : une seule demande y atteint tous les courtiers en données enregistrés auprès de l’État, dont celui-ci. [Ce qu’ils disent de vos droits]',
  asksForId:
    'Ils demandent souvent la copie d’une pièce d’identité. Demandez d’abord si autre chose suffit ; si vous en envoyez une, masquez le numéro, la photo et tout ce dont ils n’ont pas besoin.',
};

export default french;
