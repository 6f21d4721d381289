import company from '#contract/site/company/company.texts.en.ts';

/** What stands around every message, whatever it is about. */
const english = {
  hello: 'Hello,',
  helloTo: (name: string) => `Hello ${name},`,
  /** After the label of a fact, and before an address on a line of its own. */
  colon: ':',
  pasteAddress: 'If the button does nothing, paste this into your browser:',
  noPassword: 'We will never ask for your password by email.',
  /** The address to write to follows. */
  questions: 'Questions:',
  company,
};

export default english;
