import type { Texts } from '#contract/base/texts.ts';
import type english from './step-words-private.texts.en.ts';

const french: Texts<typeof english> = {
  'blackmail-plan': {
    text: 'Si quelqu’un vous menace un jour avec cela : ne payez pas, ne répondez pas, gardez tous les messages et signalez-le. C’est un délit, et ce n’est pas votre faute.',
    verb: 'Sachez quoi faire si quelqu’un vous menace avec cela',
  },
  'close-account': {
    text: (place) =>
      `Si vous n’utilisez plus votre compte ${place}, supprimez-le ; sinon, retirez-en ce que des inconnus n’ont pas à voir. Si l’on vous menace, gardez-le pour l’instant : c’est une preuve.`,
    anywhere:
      'Si vous n’utilisez plus ce compte, supprimez-le ; sinon, retirez-en ce que des inconnus n’ont pas à voir. Si l’on vous menace, gardez-le pour l’instant : c’est une preuve.',
    verb: (place) => `Fermez ou nettoyez votre compte ${place}`,
    many: (count) => `Fermez ou nettoyez ${count} comptes`,
  },
  'old-messages': {
    text: (place) =>
      `Parcourez vos anciens messages sur ${place} : changez les mots de passe et les codes qui s’y trouvent, et prévenez les personnes dont ils contiennent les secrets.`,
    anywhere:
      'Parcourez-y vos anciens messages : changez les mots de passe et les codes qui s’y trouvent, et prévenez les personnes dont ils contiennent les secrets.',
    verb: (place) => `Parcourez vos messages sur ${place}`,
    many: (count) => `Parcourez vos messages sur ${count} sites`,
  },
  'move-wallet': {
    text: 'Transférez tout vers un nouveau portefeuille, avec une nouvelle phrase de récupération créée sur un appareil sain. N’écrivez plus jamais l’ancienne phrase ailleurs, quelle que soit la personne qui la demande.',
    verb: (place) => `Transférez vers un nouveau portefeuille ce que contient votre portefeuille ${place}`,
    many: (count) => `Transférez vers de nouveaux portefeuilles ce que contiennent ${count} portefeuilles`,
  },
  'new-wallet-address': {
    text: 'Recevez désormais à de nouvelles adresses. Ne transférez pas tout d’un coup vers l’une d’elles : cela la relierait à l’ancienne.',
    verb: (place) => `Utilisez de nouvelles adresses à la place de celles que ${place} a laissé fuiter`,
    many: (count) => `Utilisez de nouvelles adresses à la place de celles que ${count} sites ont laissé fuiter`,
  },
  'wallet-safety': {
    text: 'Gardez pour vous ce que vous possédez : n’en parlez pas en ligne, ne vous faites rien livrer à domicile qui s’y rapporte, et ne donnez aucun code à qui vous appelle à ce sujet. Si quelqu’un vous menace, appelez la police.',
    verb: 'Gardez pour vous ce que vous possédez en cryptomonnaie',
  },
  'bank-callback': {
    text: 'Enregistrez le numéro imprimé sur votre carte ou votre relevé, et appelez-le vous-même chaque fois que quelqu’un vous téléphone au sujet de votre argent.',
    verb: 'Enregistrez le numéro de votre banque, pour la rappeler vous-même',
  },
  'family-word': {
    text: 'Dites à vos proches que quelqu’un peut appeler en se servant de leurs noms, et convenez d’un mot connu de vous seuls, à demander en cas de doute.',
    verb: 'Convenez d’un mot avec vos proches',
  },
  'ask-records': {
    text: (place) =>
      `Demandez à ${place} lesquelles de vos données sont concernées. Une réponse est obligatoire, en général sous un mois.`,
    anywhere:
      'Demandez à l’organisme lesquelles de vos données sont concernées. Il doit répondre, en général sous un mois.',
    verb: (place) => `Demandez à ${place} lesquelles de vos données ont fuité`,
    many: (count) => `Demandez à ${count} organismes lesquelles de vos données ont fuité`,
  },
};

export default french;
