import { counted } from '#contract/base/plural.ts';
import { spellingsFailed } from '#contract/scans/spellings.ts';
import { scanNotStarted } from '#contract/scans/types.ts';
import { watchFailures } from '#contract/watching/types.ts';

export default {
  comeBack:
    'You can close this page. The scan carries on, and an email with a link to the result tells you when it is complete.',
  failures: {
    ...watchFailures,
    spellings: spellingsFailed,
    keep: 'The result could not be kept. Please try again.',
    forget: 'This device could not forget the result. Please try again.',
  },
  kept: { title: 'Your account is open', description: 'The result is kept here, and you are signed in.' },
  watched: 'We tell you when this changes. A mail says so, too.',
  stopped: 'We no longer tell you when this changes, and have deleted what we kept for it.',
  forgotten: { title: 'Forgotten on this device', description: 'This browser no longer opens the result.' },
  shared: 'Does someone else use this device?',
  sharedText: 'This browser opens the result without the link. Let it forget, and only a link in your mail opens it.',
  sharedUntil: (date: string) =>
    `This browser opens the result until ${date} without the link. Let it forget, and only a link in your mail opens it.`,
  forgetting: 'Forgetting…',
  forget: 'Forget on this device',
  keep: 'Keep this result',
  keeping: 'Keeping…',
  choosePassword: 'Keep this: choose a password',
  keepText:
    'The link that you opened shows that [email] is yours, so a password is all it takes. The result is then in your account, where you can tick off what is done, scan again, and be told when this changes.',
  keepUntil: (date: string) => `Without an account the result is deleted on ${date}. Until then this browser opens it.`,
  tellMe: 'Tell me when this changes',
  weTell: 'We tell you when this changes',
  offer:
    'Without an account: we scan [email] again each month, read the public catalogues of breaches each day, and tell you what is new, back or gone, or that nothing has changed. Each mail has a link to stop. After a year we stop by ourselves, unless you tell us to carry on.',
  switchingOn: 'Switching on…',
  nextScan: (next: string, until: string) =>
    `The next scan of [email] is due on ${next}. We carry on until ${until}; a month before that, one mail asks whether you would like another year.`,
  weKeep: (since: string) =>
    `Since ${since} we have kept your address, encrypted, and your time zone for this. When you stop it, all of that is deleted.`,
  weKeepKnown: (since: string, known: number) =>
    `Since ${since} we have kept your address, encrypted, and your time zone for this, with fingerprints of the ${counted('en', known, { one: 'thing', other: 'things' })} that you know about. When you stop it, all of that is deleted.`,
  stopping: 'Stopping…',
  stop: 'Stop telling me',
  link: {
    notStarted: scanNotStarted,
    open: 'Open your result',
    openText: 'Thanks. The button opens the result in this browser.',
    start: 'Start your scan',
    ready: 'Your scan is ready to start',
    readyText:
      'Thanks. When you press the button we ask each source about this address and show you every answer: found, nothing found, or not checked and why. If a scan has already run, this opens its result.',
    check: 'Check your mailbox',
    checkText:
      'We have mailed a new link to the address of this scan, unless one was sent in the last 15 minutes. Open it in this browser.',
    elsewhere: 'Opened in another browser',
    sending: 'Sending…',
    newLink: 'Mail me a new link',
    dead: 'This link cannot be opened',
    deadText: 'Start a new free scan, and we will send you a fresh one.',
    again: 'Start again',
    stillWorks: (reason: string) => `${reason} Your link still works.`,
    opening: 'Opening…',
    seeResult: 'See my result',
    startScan: 'Start my scan',
    notYou: 'If you did not ask for this, close the page. Nothing is looked up and nothing is shown.',
  },
};
