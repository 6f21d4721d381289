import type { BundleWords } from './bundle.ts';

const sentIn = (way: string) => (on: string, to: string | null) => `Envoyé le ${on} ${way}${to ? ` à ${to}` : ''}`;

export const frenchBundle: BundleWords = {
  title: (company) => `Plainte concernant ${company}`,
  complainant: (name, email) => `Auteur de la plainte : ${name}, ${email}`,
  company: (names) => `Entreprise : ${names}`,
  asked: (on) => `Le ${on}, j’ai écrit à cette entreprise au sujet de mes données personnelles.`,
  due: (on, isAbout) => `La réponse était attendue ${isAbout ? 'vers le' : 'au plus tard le'} ${on}.`,
  noAnswer: 'Je n’ai reçu aucune réponse.',
  unsettled: 'Ses réponses figurent ci-dessous ; elles ne règlent pas l’affaire.',
  ask: 'Je vous demande d’examiner cette plainte, de veiller à ce que l’entreprise réponde à ma demande et y donne suite, et de m’informer de l’issue.',
  happened: 'Ce qui s’est passé',
  sent: {
    email: sentIn('par e-mail'),
    post: sentIn('par courrier'),
    form: sentIn('au moyen du formulaire de l’entreprise'),
  },
  answered: 'Réponse de l’entreprise',
  received: (on, what) => `Reçue le ${on} : ${what}`,
  complainedTo: (authority) => `Plainte adressée à : ${authority}`,
  onDay: (on) => `Le ${on}`,
  pictures: {
    before: 'Mon image de ce qui était affiché avant',
    after: 'Mon image de ce qui était affiché après',
  },
  noted: (on, file) => `Fichier ${file}, consigné le ${on}`,
  purposes: {
    request: 'Demande',
    reminder: 'Relance',
    complaint: 'Réclamation auprès de l’entreprise',
    'no-id': 'Réponse à la demande d’une pièce d’identité',
  },
  answers: {
    done: 'Elle dit que c’est fait',
    'nothing-held': 'Elle dit ne rien détenir à mon sujet',
    'holds-data': 'Elle détient des données à mon sujet',
    'more-identification': 'Elle demande d’autres informations pour me retrouver',
    'id-copy': 'Elle demande la copie d’une pièce d’identité',
    'other-form': 'Elle demande que j’utilise son formulaire',
    extension: 'Elle a besoin de plus de temps, ou accuse réception',
    refusal: 'Elle refuse',
    'wrong-language': 'Elle demande une autre langue',
    'not-understood': 'Autre chose',
  },
  grounds: {
    'legal-duty': 'Elle invoque une obligation légale de conservation',
    'law-does-not-apply': 'Elle dit que la loi ne s’applique pas',
    'legitimate-interest': 'Elle invoque un intérêt légitime',
    'public-data': 'Elle dit que les données sont de toute façon publiques',
    excessive: 'Elle juge la demande excessive',
    'not-verified': 'Elle dit ne pas pouvoir vérifier mon identité',
    'ask-somebody-else': 'Elle me renvoie vers quelqu’un d’autre',
    'no-ground': 'Elle ne donne aucun motif',
  },
};
