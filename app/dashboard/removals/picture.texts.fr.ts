import type { Texts } from '#contract/base/texts.ts';
import type english from './picture.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Vos propres images',
  lead: 'Prenez une image de ce qui est affiché à votre sujet maintenant, et une autre quand l’entreprise dit que c’est effacé. Chaque fichier reste chez vous. Votre navigateur en calcule l’empreinte (SHA-256), que conservent cette demande et notre journal d’audit : vous pourrez ainsi montrer plus tard que ce fichier même existait ce jour-là.',
  time: 'Ce qu’elle montre',
  times: { before: 'Ce qui était affiché avant', after: 'Ce qui était affiché après' },
  file: 'Image',
  note: 'Consigner cette image',
  known: (date) => `C’est l’image consignée le [${date}].`,
  insecure: 'Votre navigateur ne calcule d’empreintes que sur une connexion sécurisée.',
  unread: 'Ce fichier n’a pas pu être lu.',
  noted: { before: 'Image consignée (avant)', after: 'Image consignée (après)' },
  digest: (name, sha256) => `Votre fichier ${name} a pour empreinte ${sha256}. Conservez-le.`,
};

export default french;
