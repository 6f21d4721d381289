/** What a token of the API may do. `staff:` scopes count only while its owner's role and second factor stand. */
export const tokenScopes = [
  'account:read',
  'account:write',
  'scans:read',
  'scans:write',
  'identifiers:read',
  'identifiers:write',
  'removals:read',
  'removals:write',
  'watching:read',
  'watching:write',
  'orders:read',
  'orders:write',
  'webhooks:read',
  'webhooks:write',
  'staff:read',
  'staff:write',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const isStaffScope = (scope: TokenScope): boolean => scope.startsWith('staff:');

export const scopeWords: Readonly<Record<TokenScope, string>> = {
  'account:read': 'Read your profile and activity log',
  'account:write': 'Change your name',
  'scans:read': 'Read scans, findings and reports',
  'scans:write': 'Start scans and mark findings',
  'identifiers:read': 'Read what scans look for',
  'identifiers:write': 'Change what scans look for',
  'removals:read': 'Read requests to companies',
  'removals:write': 'Prepare letters and note what happened',
  'watching:read': 'Read what watching noticed',
  'watching:write': 'Switch watching on and off',
  'orders:read': 'Read orders and their messages',
  'orders:write': 'Order services and write messages',
  'webhooks:read': 'Read webhooks and their log',
  'webhooks:write': 'Change webhooks',
  'staff:read': 'Staff: read the admin panel',
  'staff:write': 'Staff: act in the admin panel',
};

/** Days after which a token can be made to expire. */
export const tokenLives = [7, 30, 90, 365] as const;

export const tokenNameMost = 60;

/** A token as its owner sees it. The token itself is shown once, when it is created. Times are ISO 8601. */
export interface TokenView {
  id: string;
  name: string;
  /** Its last four characters. */
  hint: string;
  scopes: TokenScope[];
  createdAt: string;
  expiresAt: string;
  /** To the minute; null until it is used. */
  lastUsedAt: string | null;
  /** Network of the last use, e.g. "198.51.100.0/24". */
  lastNetwork: string | null;
}
