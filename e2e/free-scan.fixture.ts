import { people } from '#sandbox/people.ts';

export const person = (name: string) => {
  const found = people.find((one) => one.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};
