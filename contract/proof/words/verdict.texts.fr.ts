import type { Texts } from '#contract/base/texts.ts';
import type english from './verdict.texts.en.ts';

const french: Texts<typeof english> = {
  sections: {
    about: 'Qui l’a émis, et quand',
    removal: 'Ce qui a disparu, et où',
    looks: 'L’ordre des vérifications',
    log: 'La preuve tirée du journal d’audit',
    person: 'De qui est le rapport, et ce qui a été cherché',
    score: 'Le score',
    comparison: 'Ce qui a changé depuis un rapport antérieur',
    coverage: 'Combien de sources ont répondu',
    findings: 'L’ordre des constats',
    checks: 'L’ordre des réponses',
    method: 'La manière dont le score a été calculé',
    format: 'Le nom du format',
    seal: 'Le sceau, si bien que rien dans le fichier n’est digne de foi',
    file: 'La manière dont le fichier est écrit',
    pages: 'Les pages du PDF',
    table: 'Le tableau',
    attachment: 'Les données jointes au PDF',
  },
  rows: {
    findings: (row) => `Le constat ${row}`,
    checks: (row) => `La réponse de ${row}`,
    looks: (row) => `La vérification ${row}`,
  },
  quoted: (text) => `« ${text} »`,
  inLine: (part, line) => `${part}, à la ligne ${line}`,
  inLineNear: (part, line, near) => `${part}, à la ligne ${line}, près de « ${near} »`,
  faults: {
    changed: (part) => `${part} : contenu modifié.`,
    missing: (part) => `${part} : contenu retiré.`,
    added: (part) => `${part} : contenu ajouté.`,
  },
  titles: {
    genuine: 'Authentique : rien n’a été modifié',
    'genuine-table': 'Authentique : rien n’a été modifié',
    changed: 'Modifié : ce n’est pas ce qui a été signé',
    'unknown-key': 'Signé par une clé que nous ne connaissons pas',
    'no-report': 'Ce n’est pas un de nos rapports ou certificats',
    unable: 'Ce navigateur ne peut pas vérifier les signatures',
    table: 'Un tableau sans son sceau',
    seal: 'Un sceau sans son tableau',
    'too-large': 'Ce fichier est trop volumineux pour être un rapport',
  },
  issuedBy: (name, key) => `Émis par ${name}, clé ${key}.`,
  unknownKey: (name, key) =>
    `Il affirme avoir été signé par ${name} avec la clé ${key}. Une autre installation l’a peut-être émis, ou quelqu’un l’a inventé : ne croyez rien de ce qu’il contient.`,
  details: {
    changed: 'Quelqu’un, ou un programme, a altéré le fichier après son émission :',
    'no-report':
      'Choisissez le fichier PDF ou JSON du rapport ou du certificat, ou son fichier CSV avec le sceau correspondant, tels qu’ils ont été téléchargés.',
    unable:
      'Il ne connaît pas Ed25519, ou pas sur une page sans TLS. Cela ne dit rien du fichier : essayez un navigateur plus récent, ou la commande.',
    table:
      'Le sceau d’un fichier CSV est un fichier à part, téléchargé à côté. Choisissez-le maintenant, ou déposez ici les deux ensemble.',
    seal: 'Il dit ce que contenait le fichier CSV d’un rapport. Choisissez maintenant ce fichier, ou déposez ici les deux ensemble.',
    'too-large': 'Un rapport pèse au plus quelques mégaoctets.',
  },
};

export default french;
