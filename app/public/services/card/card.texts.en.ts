import { everythingIn } from '#contract/site/comparison.ts';

export default {
  perHour: 'per hour',
  everythingIn,
  free: 'Free',
  popular: 'Popular',
};
