import { counted } from '#contract/base/plural.ts';
import { orderCreated, orderNotCreated, priceChanged } from '#contract/orders/types.ts';
import { signInFirst } from '#contract/site/services.ts';

export default {
  title: (service: string) => `Request: ${service}`,
  signInFirst,
  notCreated: orderNotCreated,
  created: orderCreated,
  marked: 'Please check the fields that are marked.',
  priceChanged,
  /** The words in brackets lead to it. */
  earlier: (day: string) => `You have requested this service on ${day}, and it is still waiting. [See that request]`,
  form: 'Service request',
  loading: 'Loading the form',
  cancel: 'Cancel',
  sending: 'Sending…',
  hours: 'Hours',
  hoursHint: (least: number, most: number) => `From ${least} to ${most}.`,
  namesHint: 'One in a line: your name, stage names, and how others write it. Kept encrypted.',
  links: 'Links to pictures and profiles',
  linksHint: 'One in a line: pictures of you, your real profiles, and what you suspect. Kept encrypted.',
  noTimes: 'No times are free at the moment. We will write to you to find one.',
  time: 'When shall we speak?',
  noTime: 'None of these: please write to me',
  scan: 'Which scan is it about?',
  scanHint: 'Whoever works on your request can open this one scan. Your Activity Log shows each time they do.',
  noScan: 'No particular scan',
  scanOption: (name: string, day: string) => `${name}, ${day}`,
  scoredOption: (name: string, day: string, score: string) => `${name}, ${day} (score ${score})`,
  note: 'A note for us',
  noteHint: 'Kept encrypted. Please send no passwords.',
  service: 'Service',
  price: 'Price',
  perHour: (price: string) => `${price} per hour`,
  perHours: (price: string, hours: number) =>
    `${price} per hour, ${counted('en', hours, { one: 'hour', other: 'hours' })}`,
  addMore: 'Add what else is yours before you order, or afterwards, under [What we look for].',
  hasYear: (day: string) => `You have a year until ${day}. This one begins when that ends.`,
  watchedAlready:
    'Everything that you have named to us is watched already, free of charge, until you stop it: a year would add nothing now.',
  nothingCharged: 'Nothing is charged when you send this request.',
  pay: (amount: string) => `Pay ${amount}`,
  openingPayment: 'Opening the payment page',
};
