import outcomes from '#contract/accounts/provider.texts.en.ts';

export default {
  outcomes,
  title: 'Sign In',
  toSettings: 'Back to Settings',
  toSignIn: 'Back to Sign In',
  leaving: (name: string) => `Taking you to ${name}`,
  leavingText: 'If nothing happens, use the button.',
  continueTo: (name: string) => `Continue to ${name}`,
  linked: 'Linked',
  linkedText: (name: string) => `${name} can now sign you in.`,
};
