const english = {
  signIn: ['Please sign in', 'This page belongs to an account. You may have been signed out.'],
  forbidden: ['This page is not open to you', 'Your account does not have access to it. Nothing has been changed.'],
  missing: ['There is no page here', 'It may have moved, or the link may be mistyped.'],
  gone: ['This page is gone', 'It was here, and it has been removed for good.'],
  tooMuch: ['That was a lot at once', 'Nothing is lost. Please wait a minute and try again.'],
  away: [
    'We cannot answer just now',
    'What you have with us is safe; a part of the service is not reachable. Please try again in a minute.',
  ],
  refused: ['We could not do that', 'The request could not be understood. Nothing has been changed.'],
  broken: [
    'Something failed on our side',
    'It has been recorded, and what you have with us is safe. Please try again.',
  ],
  offline: ['We could not reach the service', 'Nothing is lost. Check that you are online, and try again.'],
  home: 'Back home',
  again: 'Try again',
  quote: 'If you write to us about this, quote',
  /** For somebody who has lost the role while the panel was open. */
  denied: {
    title: 'Access Denied',
    pageTitle: 'Access Denied · Admin Panel',
    dashboard: 'Dashboard',
    who: 'Only admin or assistant roles may enter.',
    signedIn: (email: string, role: string | null) =>
      `You are signed in as [${email}] with the role [${role ?? 'user'}].`,
  },
  demo: 'Demo',
  demoText: 'Demo: every source on this site is a local stand-in. People and findings are invented.',
} as const;

export default english;
