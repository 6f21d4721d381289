import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './entry.texts.en.ts';

const french: Texts<typeof english> = {
  noHead: 'La tête signée de la réponse n’est pas un point de contrôle.',
  noProof: 'La réponse n’a pas la forme d’une preuve.',

  samePage: 'La preuve porte bien sur l’entrée de cette page.',
  otherPage: (what, there, here) =>
    `La preuve porte sur autre chose que ce que montre cette page : ${what} est ${there} dans la preuve et ${here} ici.`,
  otherPageMore: (what, there, here, more) =>
    `La preuve porte sur autre chose que ce que montre cette page : ${what} est ${there} dans la preuve et ${here} ici (et ${counted('fr', more, { one: 'autre différence', other: 'autres différences' })}).`,
  compared: {
    id: 'le numéro de l’entrée',
    time: 'l’heure',
    hash: 'le hash',
    action: 'l’action',
    refused: 'l’indication d’un refus',
    entityType: 'le type d’objet',
    entityId: 'l’objet',
    ipAddress: 'l’adresse IP',
    userAgent: 'l’appareil',
    differences: 'ce qui a changé',
  },
  value: (value) => `« ${value} »`,
  nothing: 'vide',

  hiddenDetails:
    'La personne de notre équipe qui a agi ne vous est pas indiquée. L’entrée la lie par un secret que nous conservons.',
  unreadableSalt: 'le sel est illisible',
  details: 'Ses détails sont ceux sur lesquels elle s’est engagée lors de son écriture.',
  namedDetails: (event) =>
    `Ses détails, enregistrés sous « ${event} », sont ceux sur lesquels elle s’est engagée lors de son écriture.`,
  otherDetails: (where) => `Ses détails ne sont pas ceux sur lesquels elle s’est engagée : ${where}.`,
  leftovers: (names) => `Elle est marquée comme effacée, mais contient encore ${names}.`,
  erased: 'Ses détails ont été effacés : ils ne peuvent pas être vérifiés. Le reste de la preuve n’en a pas besoin.',

  noErasure: 'Ses détails ont disparu, et aucune entrée ne dit qu’ils ont été effacés.',
  unprovedErasure: (why) => `L’entrée qui le dit n’est pas prouvée. ${why}`,
  erasure: (entry) => `L’entrée ${entry} du même journal dit qu’ils ont été effacés.`,
  otherErasure: 'Ce n’est pas ce qui restait quand ses détails ont été effacés.',

  leaf: 'Le hash de l’entrée, calculé ici, est celui qui est affiché.',
  otherLeaf: (where) => `Le hash de l’entrée, calculé ici, n’est pas celui qui est affiché : ${where}.`,
  noPath: (hashes, place, size) =>
    `${counted('fr', hashes, { one: 'hash ne mène pas', other: 'hashs ne mènent pas' })} de la place ${place} à la tête de ${counted('fr', size, { one: 'entrée', other: 'entrées' })}.`,
  path: (hashes) =>
    hashes === 1
      ? 'Un hash de plus mène de là à la racine du journal signé.'
      : `${hashes} hashs de plus mènent de là à la racine du journal signé.`,
  otherPath: (hashes, where) =>
    hashes === 1
      ? `Un hash de plus mène à une autre racine que celle qui est signée : ${where}.`
      : `${hashes} hashs de plus mènent à une autre racine que celle qui est signée : ${where}.`,
  notSize: (bytes) => `il ne fait pas ${bytes} octets`,
  otherByte: (place, bytes, stated, computed) =>
    `l’octet ${place} sur ${bytes} vaut ${stated} et devrait valoir ${computed}`,

  otherKey: 'La réponse nomme une autre clé que cette page.',
  otherLog: (origin, name) => `La tête est celle d’un autre journal : ${origin}, et non ${name}.`,
  signature: 'La clé de ce journal a signé cette racine (Ed25519).',
  unknownSignature: 'Ce navigateur ne peut pas vérifier les signatures Ed25519 : seuls les hashs ont été vérifiés.',
  missingSignature: 'La clé de ce journal n’a pas signé la racine.',
  wrongSignature: 'La signature sous la racine n’est pas celle de la clé : la tête ou la signature a été modifiée.',

  firstHistory: 'Ce navigateur n’avait encore vu aucun point de contrôle : il garde désormais celui-ci.',
  otherHistoryKey: (key) =>
    `Ce navigateur connaît le journal sous une autre clé, ${key}. Seul un changement de clé annoncé l’explique.`,
  shorterHistory: (size, before) =>
    `Le journal compte ${counted('fr', size, { one: 'entrée', other: 'entrées' })}, et il en comptait ${before} la dernière fois que ce navigateur l’a consulté : des entrées ont disparu.`,
  otherHistory: (before) =>
    `Le journal ne commence pas par ce que ce navigateur avait vu (entrées : ${before}) : l’histoire a été réécrite.`,
  history: (before) =>
    `Le journal commence exactement par ce que couvre le point de contrôle gardé par ce navigateur (entrées : ${before}).`,
};

export default french;
