import type { Subject } from '#core/sources/define.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import { identifierOf } from './subject.ts';

/** No address has a blank in it: what is kept about different kinds of identifier stays apart. */
const textOf = (subject: Subject): string =>
  subject.kind === 'email' ? subject.email : `${subject.kind} ${identifierOf(subject)}`;

/** Key of everything kept about one identifier, which cannot be read from it. */
export const answerKey = (vault: Vault, subject: Subject): string =>
  vault.fingerprint('source answers', textOf(subject));
