/** The next letter, and how to change it. */
export default {
  learns: (company: string, otherNames: string | null) =>
    otherNames
      ? `What ${company} and its other names (${otherNames}) will learn about you`
      : `What ${company} will learn about you`,
  nothingElse:
    'Nothing else. A letter sent by email also shows the name that your mail program puts before your address.',
  needed: 'They say that they need this to find you, and nothing else is told.',
  send: 'Send it',
  openMail: '[Open it in your mail program]',
  openMailAndPaste: '[Open it in your mail program], and paste the text: it is too long for the link',
  saveDraft: (email: string) => `[Save it as a draft for your mail program (.eml)], to ${email}`,
  openForm: (host: string) => `Open their form at ${host}`,
  openFormAndPaste: (host: string) => `[Open their form at ${host}], and paste the letter into its message field`,
  print: (postal: string) => `[Print it (PDF)], and post it to ${postal}`,
  printOnly: '[Print it (PDF)], and post it; we know no postal address',
  how: 'How you sent it',
  day: 'On which day',
  saving: 'Saving…',
  haveSent: 'I have sent it',
  noLetter: 'No letter for where you live',
  noLetterText: 'We know no law there that this company would have to follow. Many let people out all the same.',
  asksForId:
    'They often ask for a copy of an identity document. If they do, note that as their answer: a letter that asks for less is ready then.',
  letterTo: (company: string) => `Letter to ${company}`,
  subject: (subject: string) => `Subject: ${subject}`,
  change: 'Change what it says',
  onItsWay: 'Once it is on its way',
  address: 'Your address',
  birthDate: 'Your date of birth',
  recordUrl: 'Address of their page about you',
  emailAlone: 'My email address alone',
  whatTheyNeed: 'What they say they need to find me',
  purpose: 'Kind of letter',
  kind: 'What it asks for',
  stage: 'What it tells about you',
  moreLater: 'More can be told once they say that they hold something, or ask for it.',
  language: 'Language',
  wrong: 'What is wrong',
  right: 'How it should read',
  writing: 'Writing…',
  writeAnew: 'Write it anew',
};
