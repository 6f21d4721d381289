import { browserAnswerFailed } from '#contract/scans/browser/questions.ts';

export default {
  title: 'Ask from your own computer',
  noAnswer: (names: string) =>
    `${names} gave us no answer. [Ask from your own computer]: you are shown first what is sent, and to whom.`,
  lead: 'Some sources take only so many questions from us. Your own browser can ask them instead: from your connection, with your own allowance.',
  failed: browserAnswerFailed,
  outcomes: {
    found: { title: 'Added', description: 'What your browser was answered is in the report.' },
    clear: { title: 'Added', description: 'It answered that it has nothing about this address.' },
    'not-checked': {
      title: 'Not checked',
      description: 'What came back is no answer that we can read. The report is as it was.',
    },
  },
  sent: 'What is sent',
  toWhom: 'To whom',
  learns: (host: string) => `${host}. It learns this address, and the IP address of your connection.`,
  comesBack: 'What comes back to us',
  wholeAnswer: 'Its whole answer. We read it as we read our own, and mark it “asked by your browser”.',
  silent:
    'It did not answer your browser. It may be busy, or something on your computer blocks it. The report is as it was.',
  asking: 'Asking…',
  ask: (source: string) => `Ask ${source} from Here`,
  nothing: 'There is nothing to ask: every source that your browser may ask has answered.',
  needsScripts: 'Your browser asks by itself, and needs JavaScript for it.',
  policy:
    'This page may connect to these sources alone: its policy forbids all others. The answer counts in this report only.',
  back: 'Back to the Report',
};
