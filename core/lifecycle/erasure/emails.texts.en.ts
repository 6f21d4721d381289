const english = {
  account: 'Account',
  requested: {
    subject: (day: string) => `Your account will be erased on ${day}`,
    preview: 'You can call it off until then: sign in.',
    text: (product: string, day: string) =>
      `Your ${product} account will be erased on ${day}. You are signed out on every device. If you change your mind before that day, sign in: that calls it off, and everything is as it was.`,
    erasedOn: 'Erased on',
    keep: 'Sign in and keep my account',
    ifNot: (contact: string) =>
      `If you did not ask for this, sign in and set a new password, or write to ${contact} at once: someone had your password or your device.`,
  },
  cancelled: {
    subject: 'Your account stays',
    preview: 'You signed in, so it will not be erased.',
    text: (product: string) =>
      `You signed in to your ${product} account, so it will not be erased. Everything is as it was.`,
    again: 'If you still want it erased, ask for it again on your profile page.',
  },
  erased: {
    subject: 'Your account was erased',
    preview: 'What we held about you is gone.',
    text: (product: string) => `Your ${product} account was erased, as you asked. This is the last mail about it.`,
    gone: 'This is gone for good, and nobody can bring it back:',
    things: [
      'your profile, preferences, passwords, second factors and sessions',
      'your scans with everything that they found, and your to-dos',
      'messages, notes and files of your requests, and what you wrote to us',
      'everything in the audit log that said who you were and what you did',
    ],
    invoices:
      'Your invoices, and the amounts and dates of what you paid for, are kept for as long as tax law requires, and for nothing else.',
    auditLog: 'What is left are entries of the audit log that no longer say anything about anybody.',
    questions: (contact: string) => `Questions? Write to ${contact}.`,
  },
  again: {
    subject: 'Your account was erased again',
    preview: 'A restored backup had brought it back.',
    text: (product: string) =>
      `Your ${product} account was erased some time ago. We have since had to restore an older backup, which brought it back. It has now been erased again, with everything that the backup held about you.`,
    nothing: (contact: string) =>
      `You do not have to do anything. If you did not expect this mail, write to ${contact}.`,
  },
};

export default english;
