import { link } from '#platform/mail/blocks.ts';

const countRequests = (count: number) => (count === 1 ? 'one request' : `${count} requests`);

const english = {
  back: {
    subject: 'Something that was gone is listed again',
    preview: 'You can write to the company once more.',
    text: (count: number) =>
      `For ${countRequests(count)}, we had seen that your data was gone. A check has now found it again, so the request is open again.`,
  },
  late: {
    subject: 'An answer to your request is late',
    preview: 'The next step is ready.',
    text: (count: number) =>
      `The time for an answer has passed for ${countRequests(count)}. If none has come, a reminder is ready to send.`,
  },
  soon: {
    subject: 'An answer to your request is due soon',
    preview: 'There is nothing to do yet.',
    text: (count: number) => `An answer is due within three working days for ${countRequests(count)}.`,
  },
  asked: 'You have asked companies about your data, and told us that you sent the letters.',
  see: 'See Your Requests',
  note: 'Has an answer come? Note it there, and the next step follows from it.',
  choose: (settingsUrl: string) => [link('Choose which mail you get', settingsUrl), '.'],
};

export default english;
