import type { ThreadView } from '#contract/orders/thread.ts';
import type { Turn } from '#contract/orders/turn.ts';
import type { OrderView } from '#contract/orders/types.ts';

type Said = (order: Pick<OrderView, 'specialist' | 'appointment'>) => string;

const customer: Readonly<Record<Turn, Said>> = {
  pay: () => 'Pay for your request. Work begins when your payment has arrived.',
  'choose-time': () => 'Choose a time for your appointment.',
  read: () => 'Read our new message.',
  answer: () => 'We will read what you wrote, and answer here.',
  bill: () => 'We will write to you about payment.',
  assign: () => 'We are finding a specialist for you.',
  work: ({ specialist }) => `${specialist ?? 'A specialist'} is working on your request.`,
  rescan: () => 'Your full scan could not be finished. We are looking into it.',
  refunded: () => 'We will agree with you what happens after the refund.',
  meet: ({ appointment }) => `You meet ${appointment?.specialist ?? 'us'} at the time below.`,
  bank: () => 'Your bank is confirming the payment.',
  scan: () => 'Your full scan runs by itself. Nothing is needed from you.',
  begin: () => 'Your year of watching begins by itself. Nothing is needed from you.',
  completed: () => 'There is nothing left to do.',
  cancelled: () => 'There is nothing left to do.',
};

const staff: Readonly<Record<Turn, Said>> = {
  pay: () => 'The customer pays online.',
  'choose-time': () => 'The customer chooses a time.',
  read: () => 'The customer has not read our last message yet.',
  answer: () => 'The customer wrote last. Answer them.',
  bill: () => 'Write to the customer about payment, and record it when it arrives.',
  assign: () => 'Give the order to a specialist.',
  work: ({ specialist }) => `${specialist ?? 'A specialist'} works on it.`,
  rescan: () => 'The full scan could not be finished. Run it again, or write to the customer.',
  refunded: () => 'It was refunded. Cancel it, or agree with the customer what happens next.',
  meet: ({ appointment }) => `${appointment?.specialist ?? 'We'} and the customer meet at the time below.`,
  bank: () => 'The customer’s bank is confirming the payment.',
  scan: () => 'The full scan runs by itself.',
  begin: () => 'The year of watching begins by itself.',
  completed: () => 'There is nothing left to do.',
  cancelled: () => 'There is nothing left to do.',
};

const views: Readonly<Record<ThreadView, string>> = { all: 'Everything', messages: 'Messages', files: 'Files' };
const nothing: Readonly<Record<ThreadView, string>> = {
  all: 'Nothing has happened yet.',
  messages: 'Nothing has been written yet.',
  files: 'No files yet.',
};

export default {
  progress: 'Progress',
  messages: {
    customer: { heading: 'Messages', hint: 'Kept encrypted. Please send no passwords.' },
    staff: {
      heading: 'Messages with the customer',
      hint: 'Kept encrypted. The customer gets an email that there is something to read, without its content.',
    },
  },
  ourTeam: 'Our team',
  /** What is to be done next, as each side reads it. */
  turns: { customer, staff },
  whoseTurn: 'Whose turn it is',
  titles: {
    customer: { own: 'It is your turn', other: 'It is our turn' },
    staff: { own: 'It is our turn', other: 'It is the customer’s turn' },
    appointment: 'The appointment is next',
    done: 'All done',
    byItself: 'This continues by itself',
  },
  /** Where on the page it is done. */
  places: {
    times: 'Go to the times',
    newest: 'Go to the newest',
    plan: 'Go to “Who and when”',
    write: 'Write',
  },
  noAnswerNeeded: 'No answer needed',
  conversation: 'Conversation',
  shown: 'What of the conversation is shown',
  views,
  filesOf: (count: number) => `Files (${count})`,
  nothing,
  you: 'You',
  read: 'Read',
  erased: 'This message was erased with its account.',
  stepWhen: (step: string, when: string) => `[${step}]: [${when}]`,
  byTeam: (when: string) => `[${when}] · our team`,
  message: 'Message',
  yourMessage: 'Your message',
  send: 'Send Message',
  sending: 'Sending…',
  sent: 'Message Sent',
  notSent: 'Failed to send message. Please try again.',
  addFile: 'Add a file',
  addFileHint: 'PDF, picture, text, table or ZIP, at most 10 MB together. Kept encrypted.',
  add: 'Add File',
  adding: 'Adding…',
  added: 'File Added',
  toSend: 'Files to send',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  leaveOut: 'Leave out',
  leaveOutOf: (name: string) => `Leave out ${name}`,
  mostFiles: (most: number) => `At most ${most} files at once, please.`,
  tooLarge: 'At most 10 MB together, please.',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
};
