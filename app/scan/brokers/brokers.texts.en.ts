import { counted } from '#contract/base/plural.ts';

export default {
  title: 'Brokers likely to have your data',
  formAt: (host: string) => `Their form at ${host}`,
  asked: 'Asked',
  likely: (because: string) => `Likely to have your data. ${because}`,
  requestTo: (name: string) => `Your request to ${name}`,
  noCountry:
    '[Say where you live], and the report names the data brokers that are likely to have your data, with the ways out.',
  letters: '[A letter to each of them] is ready for you to send.',
  brokers: (count: number) => counted('en', count, { one: 'broker', other: 'brokers' }),
  reach: '[name] ([domain]): [routes]',
};
