export default {
  title: 'What we keep',
  description: 'Every kind of data we keep about people: what it is, why, and until when.',
  lead: 'Every kind of data we keep about people. The times are the ones that we delete by, at least once a day.',
  signedIn:
    '[See how much of it is about you] The [privacy policy] says who else receives what, and which rights you have.',
  visitor:
    'Signed in, you see in Settings how much of it is about you. The [privacy policy] says who else receives what, and which rights you have.',
  chapters: {
    account: 'Your account',
    scans: 'Scans and what they find',
    orders: 'Orders and payments',
    messages: 'Messages and mail',
    safety: 'To keep the service safe',
  },
  why: 'Why',
  until: 'Until when',
  first: (day: string) => `The first of yours is deleted on [${day}].`,
  notPerPerson: 'Not kept per person',
  nothing: 'Nothing',
};
