export default {
  profile: 'Profile & Account',
  /** Of the same page in the dashboard. */
  ownProfile: 'Profile & Security',
  saved: { title: 'Profile updated successfully.' },
  notSaved: 'Failed to update profile.',
  resetSent: { title: 'Password reset email sent successfully.' },
  resetNotSent: 'Failed to send password reset email.',
  deactivated: {
    title: 'Account Deactivated',
    description: 'You are signed out on every device. To use the account again, write to us.',
  },
  notDeactivated: 'Failed to deactivate account.',
  erasureAsked: {
    title: 'Your account will be erased',
    description: 'You are signed out on every device. Sign in before the day in our mail, and the account stays.',
  },
  notErased: 'Failed to request the erasure of your account.',
  emailStays: 'Email cannot be changed',

  personal: 'Personal Information',
  fullName: 'Full Name',
  email: 'Email',
  update: 'Update Profile',
  updating: 'Updating…',
  unchanged: 'Nothing has been changed.',

  management: 'Account Management',
  forAWhile: 'For a while',
  forAWhileHint: 'You are signed out everywhere. Write to us to come back.',
  deactivateAccount: 'Deactivate Account',
  deactivateAsked: 'Deactivate your account?',
  deactivateText:
    'You are signed out on every device and cannot sign in again. Nothing is deleted: your scans and orders stay, and we can reactivate the account when you write to us.',
  deactivate: 'Deactivate',
  deactivating: 'Deactivating…',
  keepAccount: 'Keep my account',
  forGood: 'For good',
  forGoodHint: 'Everything in the account is deleted, 30 days after you ask.',
  eraseAccount: 'Erase Account',
  eraseAsked: 'Erase your account?',
  erase: 'Erase My Account',
  asking: 'Asking…',
  erasedOn: (day: string) =>
    `You are signed out on every device now. On [${day}] the account is erased. Signing in before then cancels it.`,
  gone: '[Gone for good:] profile, settings and second factors; scans with everything they found; your messages, notes and files; what the audit log says about you.',
  kept: '[Kept, because tax law requires it:] invoices as they were issued; and of each order that you paid for its service, amount and day, without your name.',
};
