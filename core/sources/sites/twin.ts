import { randomInt } from 'node:crypto';

/** Few names end in these letters, so that hardly anybody has a twin's name. */
const LETTERS = 'jkqvwxz';
const DIGITS = '0123456789';
const SEPARATOR = /[^A-Za-z0-9]/;
/** Chance may make a name that the pattern refuses. */
const MOST_TRIES = 20;

/**
 * A name of the same shape that hardly anybody has: other letters and digits in the last third. Length, capitals, digits and
 * separators stay where they are, and so does the part before the first separator. A new one on each call.
 * @returns null where no such name fits the pattern
 */
export function twinOf(name: string, pattern: RegExp): string | null {
  const from = Math.max(name.length - Math.ceil(name.length / 3), name.search(SEPARATOR) + 1);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const twin = name.slice(0, from) + [...name.slice(from)].map(anotherCharacter).join('');
    if (twin === name) return null;
    if (pattern.test(twin)) return twin;
  }
  return null;
}

function anotherCharacter(character: string): string {
  if (/[a-z]/.test(character)) return pickExcept(LETTERS, character);
  if (/[A-Z]/.test(character)) return pickExcept(LETTERS, character.toLowerCase()).toUpperCase();
  return /\d/.test(character) ? pickExcept(DIGITS, character) : character;
}

function pickExcept(characters: string, one: string): string {
  const others = characters.replace(one, '');
  return others.charAt(randomInt(others.length));
}
