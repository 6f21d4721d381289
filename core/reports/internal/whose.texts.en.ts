import type { WhoseWords } from './whose-words.ts';

export default {
  shown: 'Found on a profile that you have shown to be yours.',
  theirs: 'Found by a name, and you said that it is yours.',
  proven: 'Found by something that you have shown to be yours.',
  candidate: 'Found by a name that others may use too.',
  otherName: (name) => `Found by a name that others may use too, and it shows the name “${name}”.`,
  reasons: {
    domain: (domain) => `It names your domain ${domain}.`,
    address: (address) => `It shows your address ${address}.`,
    picture: (address) => `Its picture is that of your address ${address}.`,
    'same-address': (where) => `It shows an address that your profile at ${where} shows too.`,
    'same-picture': (where) => `It shows the picture that your profile at ${where} shows too.`,
    'same-link': (where) => `It shows a link that your profile at ${where} shows too.`,
    'same-name': (where) => `It shows the full name that your profile at ${where} shows too.`,
    'same-place': (where) => `It shows the place that your profile at ${where} shows too.`,
    'links-to': (where) => `It links to your profile at ${where}.`,
    'linked-from': (where) => `Your profile at ${where} links to it.`,
    'other-name': (name) => `Yet it shows the name “${name}”.`,
  },
  gone: (day) =>
    `Seen gone on ${day}: it was absent on three days, each time while the source passed its tests. It no longer counts as exposed. We keep looking, and say so if it comes back.`,
} as const satisfies WhoseWords;
