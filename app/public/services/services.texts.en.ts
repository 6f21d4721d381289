import { counted } from '#contract/base/plural.ts';
import { orderNotCreated } from '#contract/orders/types.ts';

export default {
  title: 'Services',
  description:
    'A free privacy scan, a detailed exposure report, guidance, consultancy and special services, with what each includes and costs.',
  lead: 'Start with the free scan. Everything else builds on what it finds, and you can stop at any point.',
  sample: (name: string) => `See a sample of the ${name}`,
  onPage: 'On this page',
  main: 'Main services',
  special: 'Special services',
  specialIntro: 'One particular worry, looked at properly.',
  inDetail: 'In detail',
  /** Read aloud after a word that several services share. */
  ofService: (name: string) => `: ${name}`,
  uncharged: 'Nothing is charged when you request.',
  unchargedVisitor: 'You will need to sign in. Nothing is charged when you request.',
  failed: orderNotCreated.description,
  comparison: 'What each contains',
  compared: 'Main services compared',
  price: 'Price',
  priceByHour: (price: string) => `${price} per hour`,
  byPeople: 'A specialist works on it',
  appointment: 'A time of your choice',
  minutes: (count: number) => counted('en', count, { one: 'minute', other: 'minutes' }),
  included: 'Included',
  notIncluded: 'Not included',
  specialists: 'Who does the work',
  specialistsText: 'Your order names your specialist as soon as one has taken it on.',
  forYou: 'For what we found with you',
  forYouServices: (date: string) =>
    `What somebody can take off your hands. Every step is also in [your report of ${date}], to do yourself.`,
  forYouNothing: (date: string) =>
    `Nothing that we found with you needs a paid service. What is left to do is in [your report of ${date}].`,
  moreFindings: (count: number) =>
    `${counted('en', count, { one: 'more finding', other: 'more findings' })} in your report`,
};
