import type { Texts } from '#contract/base/texts.ts';
import type english from './certificate.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Certificat : disparition constatée',
  heading: 'Disparition constatée',
  story: (date, identifier, where) =>
    `Le ${date}, nous avons trouvé ${identifier} sur ${where}. Cette donnée était absente lors de trois vérifications à des jours ultérieurs, chaque fois alors que la source réussissait ses tests.`,
  asked: 'Demandé à',
  askedOn: (company, date) => `${company}, le ${date}`,
  where: 'Où',
  source: 'Source',
  proved: 'Prouvé',
  issued: 'Délivré',
  number: 'Numéro',
  looks: 'Toutes les vérifications qui comptent',
  found: 'Trouvé ; tests réussis',
  absent: 'Absent ; tests réussis',
  check: 'Vérifiez-le',
  drop: (address, method) => `Déposez ce fichier sur ${address}. ${method}`,
  logEntry: 'Entrée du journal',
  signature: 'Signature',
  foot: (issuer, certificate, page, of) => `${issuer} · Certificat ${certificate} · Page ${page} sur ${of}`,
  attached: 'Ce certificat pour les programmes, signé',
  method: {
    gone: 'Une donnée est dite disparue quand elle a été trouvée, puis absente à trois jours différents en l’espace de 30 jours, chaque fois alors que sa source trouvait un identifiant connu et n’en trouvait pas un impossible. Cela ne dit pas que l’entreprise ne conserve aucune autre copie.',
    signature: 'Une note signée (c2sp.org/signed-note) avec Ed25519 sur chaque section, comme dans nos rapports.',
  },
};

export default french;
