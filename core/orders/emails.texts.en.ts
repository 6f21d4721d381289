import { counted } from '#contract/base/plural.ts';

const atWork = {
  subject: (service: string) => `We are working on your request: ${service}`,
  text: 'We have started work on your request. You can follow it, and write to us, on its page.',
};

const english = {
  service: 'Service',
  amount: 'Amount',
  see: 'See my request',
  forHours: (price: string, hours: number) => `${price} for ${counted('en', hours, { one: 'hour', other: 'hours' })}`,
  created: {
    subject: (service: string) => `We have your request: ${service}`,
    preview: 'What you asked for, what it costs, and what happens next.',
    thanks: 'Thank you. We have your request:',
    held: (until: string) =>
      `We hold this time until ${until}. Pay until then to keep it; afterwards it is free for others.`,
    payOnline: 'You can pay on the page of your request. Work begins when the payment has arrived.',
    payLater: 'Nothing has been charged. We will write to you about payment; work begins when it has arrived.',
  },
  paid: {
    subject: (service: string) => `Payment received: ${service}`,
    preview: 'Thank you. Here is what happens next.',
    thanks: 'Payment received. Thank you.',
    paid: 'Paid',
    invoice: 'Invoice',
    /** What happens next, by what an order brings. */
    next: {
      report:
        'Your full scan starts now, by itself. When the report is ready, usually within minutes, we write to you.',
      guidance:
        'Your full scan starts now, by itself. A specialist then reads its report and writes your plan. We write to you when it is ready.',
      watching:
        'Your year of watching begins by itself, or follows the one that you have. The page of your request says until when it runs. It is not renewed by itself.',
      person: 'A specialist takes your request on and writes to you on its page, to agree on what is needed.',
      chooseTime: 'Now choose a time for your appointment, on the page of your request.',
      booked:
        'Your appointment is booked. The attached file puts it into your calendar; move or cancel it on the page of your request.',
    },
  },
  status: {
    pending: {
      subject: (service: string) => `Your request is waiting: ${service}`,
      text: 'Your request is waiting again. We will write to you when we start on it.',
    },
    processing: atWork,
    in_progress: atWork,
    completed: {
      subject: (service: string) => `Your request is completed: ${service}`,
      text: 'Your request is completed. What we prepared for you is on its page.',
    },
    cancelled: {
      subject: (service: string) => `Your request was cancelled: ${service}`,
      text: 'Your request was cancelled. If this is not what you expected, write to us on its page.',
    },
  },
  message: {
    subject: (service: string) => `A message about your request: ${service}`,
    preview: 'It waits for you on the page of your request.',
    text: (product: string) =>
      `We have written to you about your request. To keep it between you and ${product}, the message is not part of this mail.`,
    read: 'Read the message',
  },
  file: {
    subject: (service: string) => `A file for your request: ${service}`,
    preview: 'You can download it on the page of your request.',
    text: 'We have added a file to your request. It is kept encrypted; download it while you are signed in.',
    open: 'Open my request',
  },
};

export default english;
