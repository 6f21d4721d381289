import { type Person, people } from '#sandbox/people.ts';

export const person = personNamed('Oliver Bennett');

function personNamed(wanted: string): Person {
  const found = people.find(({ name }) => name === wanted);
  if (!found) throw new Error(`${wanted} is missing`);
  return found;
}

/** Whichever test comes first waits for the scan. */
export const SCAN_MS = 150_000;
