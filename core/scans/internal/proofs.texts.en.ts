import type { ProofWords } from './proof-words.ts';

export default {
  about: {
    email: (value) => `your address ${value}`,
    username: (value) => `the user name ${value}`,
    domain: (value) => `your domain ${value}`,
    name: (value) => `the name ${value}`,
  },
  address: 'your address',
  sent: {
    P0: 'Nothing that names you: a domain only',
    P1: 'A hash of your address, or a part of one',
    P2: 'A user name or a name',
    P3: 'Your address, as it is',
  },
  decided: {
    named: (name) => `Its answer names “${name}” among what holds it.`,
    paste: (where) => `Its answer names the paste “${where}”.`,
    profile: (where) => `Its answer describes a profile at ${where}.`,
    profileAt: (where, url) => `Its answer describes a profile at ${where} (${url}).`,
    entry: (where) => `Its answer holds an entry for it (${where}).`,
  },
  decidedByEach: {
    named: (name) => `Each answer names “${name}” among what holds it.`,
    paste: (where) => `Each answer names the paste “${where}”.`,
    profile: (where) => `Each answer describes a profile at ${where}.`,
    profileAt: (where, url) => `Each answer describes a profile at ${where} (${url}).`,
    entry: (where) => `Each answer holds an entry for it (${where}).`,
  },
} as const satisfies ProofWords;
