/** Where a mailbox is read in a browser. */
export interface MailProvider {
  name: string;
  url: string;
}

interface Known extends MailProvider {
  /** Domains of its addresses; `yahoo.*` stands for every country's. */
  domains: readonly string[];
}

/** As each names its own web mail. Who is not here reads mail in a program, or at an address that we do not know. */
const known: readonly Known[] = [
  { name: 'Gmail', url: 'https://mail.google.com/mail/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: ['outlook.*', 'hotmail.*', 'live.*', 'msn.com', 'passport.com', 'windowslive.com'],
  },
  { name: 'Yahoo! JAPAN Mail', url: 'https://mail.yahoo.co.jp/', domains: ['yahoo.co.jp', 'ymail.ne.jp'] },
  {
    name: 'Yahoo Mail',
    url: 'https://mail.yahoo.com/',
    domains: ['yahoo.*', 'ymail.com', 'rocketmail.com', 'myyahoo.com'],
  },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail', domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    name: 'Proton Mail',
    url: 'https://mail.proton.me/',
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  },
  { name: 'AOL Mail', url: 'https://mail.aol.com/', domains: ['aol.*', 'aim.com'] },
  { name: 'GMX', url: 'https://www.gmx.net/', domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'] },
  { name: 'GMX', url: 'https://www.gmx.com/', domains: ['gmx.com', 'gmx.co.uk', 'gmx.us'] },
  { name: 'WEB.DE', url: 'https://web.de/', domains: ['web.de'] },
  { name: 'mail.com', url: 'https://www.mail.com/', domains: ['mail.com', 'email.com'] },
  { name: 'Fastmail', url: 'https://app.fastmail.com/', domains: ['fastmail.com', 'fastmail.fm'] },
  { name: 'Tuta', url: 'https://app.tuta.com/', domains: ['tuta.com', 'tuta.io', 'tutanota.com', 'tutanota.de'] },
];

/** `co.uk` and `de` are endings; `mail.example.com` after `yahoo.` is somebody else's. */
const ending = /^(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

function isOf(domain: string, pattern: string): boolean {
  if (!pattern.endsWith('.*')) return domain === pattern;
  const brand = pattern.slice(0, -1);
  return domain.startsWith(brand) && ending.test(domain.slice(brand.length));
}

/** Who keeps the mailbox of an address, as far as its domain tells. */
export function mailProviderOf(email: string): MailProvider | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const found = known.find(({ domains }) => domains.some((pattern) => isOf(domain, pattern)));
  return found ? { name: found.name, url: found.url } : null;
}
