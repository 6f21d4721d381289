/**
 * Words that are no person's user name on most sites, by why not. An address under one of them shows a page of the site.
 */
const reserved: Readonly<Record<string, readonly string[]>> = {
  'pages that sites have': [
    ...[
      'about',
      'account',
      'accounts',
      'api',
      'app',
      'blog',
      'careers',
      'category',
      'contact',
      'dashboard',
      'discover',
    ],
    ...['docs', 'download', 'explore', 'faq', 'feed', 'forum', 'help', 'home', 'index', 'jobs', 'legal', 'login'],
    ...['logout', 'messages', 'new', 'news', 'popular', 'press', 'pricing', 'privacy', 'profile', 'register', 'search'],
    ...['security', 'settings', 'shop', 'signin', 'signup', 'sitemap', 'status', 'store', 'support', 'tags', 'terms'],
    ...['trending', 'upload', 'user', 'users', 'wiki', 'www'],
  ],
  'roles that sites keep for their staff': [
    'admin',
    'administrator',
    'moderator',
    'official',
    'root',
    'staff',
    'webmaster',
  ],
  'what programs write where there is no name': ['anonymous', 'deleted', 'guest', 'me', 'null', 'self', 'undefined'],
};

const words = new Set(Object.values(reserved).flat());

export const isReserved = (name: string): boolean => words.has(name.toLowerCase());
