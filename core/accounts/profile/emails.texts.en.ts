const english = {
  account: 'Account',
  wayBack: (contact: string) =>
    `Nothing of yours was deleted. If you want the account back, or everything in it deleted, write to ${contact} from this address.`,
  deactivated: {
    subject: 'Your account is deactivated',
    preview: 'You asked for it. You are signed out everywhere.',
    text: (product: string) =>
      `You deactivated your ${product} account. You are signed out on every device, and nobody can sign in to it.`,
    ifNot: 'If this was not you, write to us at once: someone had your password or your device.',
  },
  byStaff: {
    subject: 'Your account was deactivated',
    preview: 'You are signed out everywhere.',
    text: (product: string) =>
      `Our staff deactivated your ${product} account. You are signed out on every device and cannot sign in.`,
  },
  reactivated: {
    subject: 'Your account works again',
    preview: 'You can sign in as before.',
    text: (product: string) =>
      `Your ${product} account was reactivated. You can sign in with the same password as before.`,
  },
};

export default english;
