import service from './kept-service.texts.en.ts';

const withTheAccount = 'Until your account is erased.';
const untilTakenBack = 'Until you take it back, or your account is erased.';
const untilRemoved = 'Until you remove it, or your account is erased.';
const untilDeleted = 'Until you delete it, or your account is erased.';

/** What is kept of people, by the name of its row. Parameters of `until` are times in words, such as "30 days". */
export default {
  things: {
    account: {
      title: 'Account and preferences',
      what: 'Your email address, your name, what you chose in Settings, and a hash of your password from which nobody can compute it; encrypted, what staff noted down about you.',
      why: 'So that you can sign in, and get only the mail that you want.',
      until: (unconfirmed: string) => [withTheAccount, `An account whose address nobody confirmed: ${unconfirmed}.`],
    },
    'second-factors': {
      title: 'Two-factor sign-in',
      what: 'What your authenticator app shares with us, encrypted, and keyed fingerprints of your recovery codes.',
      why: 'So that a password alone does not open your account.',
      until: () => ['Until you turn it off, or your account is erased.'],
    },
    passkeys: {
      title: 'Passkeys',
      what: 'The public half of each passkey, its name, and when it was last used. While one is added or used, the hash of a question to it.',
      why: 'So that you can sign in without a password.',
      until: (question: string) => [
        'Until you remove the passkey, or your account is erased.',
        `A question: ${question}, then it goes with the next one that anybody is asked.`,
      ],
    },
    'identity-provider': {
      title: 'Sign-in with an identity provider',
      what: 'Encrypted, who you are there: its address, your number and your email address. While you sign in there, the hash of a key in your browser.',
      why: 'So that it opens your account and no other.',
      until: (begun: string) => [
        'Until you unlink it, or your account is erased.',
        `A sign-in that was begun: ${begun}.`,
      ],
    },
    sessions: {
      title: 'Where you are signed in',
      what: 'For each device: which browser, the network that it came from without the last part of its address, when it was last seen, and hashes of its keys.',
      why: 'So that you stay signed in, and can sign a device out.',
      until: (most: string) => [`Until you sign out, at most ${most}.`],
    },
    'api-tokens': {
      title: 'API tokens',
      what: 'The name, permissions and hash of each token, when it was last used, and the networks that it was used from without the last part of their addresses. For requests that must not be done twice, the answer, encrypted.',
      why: 'So that a program of yours can act for you, and you can see and end it.',
      until: (after: string, answer: string) => [
        `Until ${after} after it expired or was ended, or your account is erased.`,
        `An answer: ${answer}.`,
      ],
    },
    'account-links': {
      title: 'Links in mails about your account',
      what: 'Hashes of the links that were mailed to you, and what a sign-up waits with for its link.',
      why: 'So that a link works once, and only while it is fresh.',
      until: (time: string) => [`${time}.`],
    },
    webhooks: {
      title: 'Webhooks',
      what: 'Addresses that are told what happens, encrypted with the secret that signs it, and a log of what was sent: which kind of event, about which id, and what the address answered.',
      why: 'So that a program of yours hears of what happens.',
      until: (log: string) => ['Until you remove the webhook, or your account is erased.', `The log: ${log}.`],
    },
    erasures: {
      title: 'That an account is to be erased, or was',
      what: 'The random number of the account, why, and when. No name and no address.',
      why: 'So that it is gone on the day, and a backup from before does not bring it back.',
      until: (after: string) => [
        'Until you sign in before the day, which calls it off.',
        `It is erased ${after} after you asked for it. The number and the times stay.`,
      ],
    },
    identifiers: {
      title: 'What your scans look for',
      what: 'Further addresses, domains, user names, names, phone numbers, towns and the country that you named, encrypted, and how you showed that they are yours.',
      why: 'So that scans look for them too.',
      until: () => [untilRemoved],
    },
    scans: {
      title: 'Scans and their reports',
      what: 'Name and address that a scan was asked for, which sources were asked and what each answered, what was found, and what a specialist said of it, encrypted under a key of the scan. The score and a summary are kept beside it.',
      why: 'So that you can read the report.',
      until: (idle: string, anonymous: string, watched: string, unconfirmed: string) => [
        `In an account: until it is erased, or nobody has used it for ${idle}.`,
        `Without an account: ${anonymous}. The key is destroyed first.`,
        `Scanned again for an address that is watched without an account: ${watched}, or until that is stopped.`,
        `A request that nobody confirmed: ${unconfirmed}.`,
      ],
    },
    'to-dos': {
      title: 'What you have done about findings',
      what: 'Steps that you ticked off, and what you said is yours or is not. Of the finding itself a keyed fingerprint.',
      why: 'So that the next report knows it.',
      until: (idle: string) => [`Until your account is erased, or nobody has used it for ${idle}.`],
    },
    'source-answers': {
      title: 'Answers of sources that can be used again',
      what: 'What a source answered about an address, a user name or a domain, encrypted, under a keyed fingerprint of it.',
      why: 'So that asking again soon does not trouble the source again.',
      until: (most: string) => [`As long as the source’s answer is fresh, at most ${most}.`],
    },
    'sensitive-choices': {
      title: 'Private sites that you had asked',
      what: 'For which of your user names you let adult, dating, political, health and gambling sites be asked, and what they answered, encrypted.',
      why: 'To show you the answers, and nobody else.',
      until: () => ['Until you switch it off or remove the user name, or your account is erased.'],
    },
    watching: {
      title: 'Watching',
      what: 'How often you are scanned again, your time zone, without an account your address, encrypted under a key of its own, keyed fingerprints of what you were told of, and up to which new breaches a source was asked about you.',
      why: 'So that you are told of each thing once.',
      until: (months: number) => [
        'What you were told of and asked about: until you stop watching.',
        'In an account, all: until it is erased.',
        `Without an account, all: until you stop it or open an account, at most ${months} months after you last told us to carry on.`,
      ],
    },
    removals: {
      title: 'Requests to companies',
      what: 'Whom you have asked, each letter, what you said that they answered, encrypted; under which law, how each request stands, by when an answer is due, and what we saw when we looked again.',
      why: 'So that you are led from a letter to its proof, or to the authority.',
      until: () => [untilDeleted],
    },
    'left-out-companies': {
      title: 'Companies that you leave out',
      what: 'Which company you never want to ask, encrypted.',
      why: 'So that we do not suggest it again.',
      until: () => [untilTakenBack],
    },
    'broker-requests': {
      title: 'Data brokers that you have asked',
      what: 'Which broker, and when you said that you had written to them.',
      why: 'So that you are told when their answer is due.',
      until: () => [untilTakenBack],
    },
    'accounts-to-close': {
      title: 'Accounts that you want to close',
      what: 'At which domain, since when and when last heard of, as you chose it from your mailbox, encrypted; and when you said that it is closed.',
      why: 'So that you are led from an account to its end.',
      until: () => ['Until you take it off the list, or your account is erased.'],
    },
    'removal-places': {
      title: 'Places that we look at again',
      what: 'At which source you were found, and by what, encrypted, and when we look there next.',
      why: 'So that we see whether what a company says is true.',
      until: () => ['Until you delete the request, or your account is erased.'],
    },
    'removal-guidance': {
      title: 'That staff may work on your requests',
      what: 'When you allowed it.',
      why: 'So that nobody sees your requests whom you have not let in.',
      until: () => [untilTakenBack],
    },
    ...service,
  },
};
