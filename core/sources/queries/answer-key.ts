import type { Subject } from '#core/sources/define.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import { identifierOf } from './subject.ts';

/** No address has a blank in it: what is kept about different kinds of identifier stays apart. */
const textOf = (subject: Subject): string =>
  subject.kind === 'email' ? subject.email : `${subject.kind} ${identifierOf(subject)}`;

const made = new WeakMap<Subject, { vault: Vault; key: string }>();

/** Key of everything kept about one identifier, which cannot be read from it. A scan asks for it with each of its answers. */
export function answerKey(vault: Vault, subject: Subject): string {
  const known = made.get(subject);
  if (known?.vault === vault) return known.key;
  const key = vault.fingerprint('source answers', textOf(subject));
  made.set(subject, { vault, key });
  return key;
}
