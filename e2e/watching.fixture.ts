import type { Person } from '#sandbox/people/person.ts';
import { people } from '#sandbox/people.ts';

export const called = (name: string): Person => {
  const found = people.find((person) => person.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
