import { strong } from '#platform/mail/blocks.ts';

const english = {
  subject: 'A webhook was switched off',
  preview: (host: string) => `${host} has not taken any event for a day.`,
  text: (host: string, result: string) => [
    'Your webhook to ',
    strong(host),
    ` was switched off: it took no event for a day. The last result: ${result}.`,
  ],
  log: 'Its log stays for 30 days. Switch it on again when the address works; each event can be sent again.',
  open: 'Open Webhooks',
};

export default english;
