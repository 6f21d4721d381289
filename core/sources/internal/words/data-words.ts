import type { LabelWords } from '#core/sources/internal/label-table.ts';

/** Kinds of data that sources name themselves, beside those of breach collections. */
type OwnWords =
  | 'Accounts on other sites'
  | 'Address of the domain owner'
  | 'Crawled pages'
  | 'Email address of the domain owner'
  | 'Host names'
  | 'Linked accounts'
  | 'Mail in the name of your domain'
  | 'Mail on its way to your domain'
  | 'Membership'
  | 'Name of the domain owner'
  | 'OpenPGP key'
  | 'Other email addresses'
  | 'Phone number of the domain owner'
  | 'Places and dates of observations'
  | 'Public edits'
  | 'Public posts'
  | 'Public profile'
  | 'Researcher number'
  | 'Saved pages'
  | 'Saved passwords'
  | 'Saved sign-in'
  | 'Saved sign-ins'
  | 'Scanned pages'
  | 'Sign-in sessions'
  | 'Web page';

/** Kinds of data in plain words, as findings keep them. */
export type DataWords = LabelWords | OwnWords;
