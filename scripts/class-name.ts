import { createHash } from 'node:crypto';

const LETTERS = 5;

/**
 * The name that a class of a style file has in production: short, and the same in each build.
 * @param file path of the style file, from the root of the project
 * @param local name of the class in that file
 */
export function classNameOf(file: string, local: string): string {
  const digest = createHash('sha256').update(`${file}\0${local}`).digest('base64url');
  return digest.replace(/[^a-zA-Z]/g, '').slice(0, LETTERS);
}
