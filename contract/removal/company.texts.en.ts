import type { AccountDifficulty } from './company.ts';
import { type RouteState, routeWords } from './routes.ts';

const difficulties: Readonly<Record<AccountDifficulty, string>> = {
  easy: 'You can do it yourself, in a few clicks.',
  medium: 'You can do it yourself, in several steps.',
  hard: 'You have to ask their support team.',
  limited: 'They offer it in some countries only.',
  impossible: 'They offer no way to close it, so write to them instead.',
};

/** What can be asked of a company that holds somebody's data. */
export default {
  /** Above the two steps. */
  heading: 'Close the account, and ask for deletion',
  /** Instead of the steps, where nobody is known. */
  unknown: 'We do not know whom to ask about this breach.',
  byName: 'We found this company by its name alone. Check that it is the one you had an account with.',
  difficulties,
  close: (name: string) => `Close your ${name} account.`,
  askToDelete: (name: string) => `Ask ${name} to delete what it holds about you.`,
  whereToClose: (host: string) => `Where to close it: ${host}`,
  whatTheySay: (host: string) => `What they say: ${host}`,
  theirForm: (host: string) => `Their form at ${host}`,
  /** What the last look at a route came to, and when. */
  checked: (state: RouteState, date: string) => `(${routeWords[state]} on ${date})`,
};
