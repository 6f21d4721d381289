/** How a provider reads what stands before the @. */
interface MailRules {
  /** The name of the provider's first domain, for its others. */
  at: string;
  /** What follows this mark is a tag. */
  tag: string;
  /** Marks that make no difference. */
  ignored?: RegExp;
}

const google: MailRules = { at: 'gmail.com', tag: '+', ignored: /\./g };
const proton: MailRules = { at: 'proton.me', tag: '+', ignored: /[._-]/g };
const plusRules = (at: string): MailRules => ({ at, tag: '+' });

/**
 * Providers that say how they read an address. `at` joins domains that are spellings of one mailbox; elsewhere each
 * domain has mailboxes of its own.
 */
const providers: Readonly<Record<string, MailRules>> = {
  'gmail.com': google,
  'googlemail.com': google,
  'proton.me': proton,
  'protonmail.com': proton,
  'protonmail.ch': proton,
  'pm.me': proton,
  'outlook.com': plusRules('outlook.com'),
  'hotmail.com': plusRules('hotmail.com'),
  'live.com': plusRules('live.com'),
  'msn.com': plusRules('msn.com'),
  'icloud.com': plusRules('icloud.com'),
  'me.com': plusRules('icloud.com'),
  'mac.com': plusRules('icloud.com'),
  'fastmail.com': plusRules('fastmail.com'),
  'fastmail.fm': plusRules('fastmail.fm'),
  'mailbox.org': plusRules('mailbox.org'),
  'posteo.de': plusRules('posteo.de'),
  'yandex.com': plusRules('yandex.com'),
  'yandex.ru': plusRules('yandex.com'),
  'yandex.by': plusRules('yandex.com'),
  'yandex.kz': plusRules('yandex.com'),
  'ya.ru': plusRules('yandex.com'),
};

/** Whose mailboxes have a subdomain of their own: `shop@alice.fastmail.com` is `alice@fastmail.com`. */
const withSubdomains: readonly string[] = ['fastmail.com', 'fastmail.fm'];

/**
 * The mailbox behind an address, as its provider reads it: `a.lice+shop@googlemail.com` is `alice@gmail.com`. Of a
 * provider that is not known, each spelling is a mailbox of its own: taking two people for one would show one of them
 * what concerns the other.
 */
export function mailboxBehind(email: string): string {
  const [local, domain] = partsOf(email);
  const rules = Object.hasOwn(providers, domain) ? providers[domain] : undefined;
  if (!rules) return `${local}@${domain}`;
  const untagged = local.split(rules.tag)[0] || local;
  const bare = rules.ignored ? untagged.replace(rules.ignored, '') : untagged;
  return `${bare || untagged}@${rules.at}`;
}

/** Before and after the @, where a subdomain that names the mailbox stands before it. */
function partsOf(email: string): [string, string] {
  const address = email.normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const provider = withSubdomains.find((one) => domain.endsWith(`.${one}`));
  const named = provider && domain.slice(0, -provider.length - 1);
  return named && !named.includes('.') ? [named, provider] : [local, domain];
}

/** Providers at which anybody can have an address: it says nothing about where somebody works. */
const alsoProviders = new Set([
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'yahoo.com',
  'yahoo.co.uk',
  'aol.com',
  'orange.fr',
  'free.fr',
  'libero.it',
  'bluewin.ch',
  'btinternet.com',
  'mail.com',
]);

export const isMailProvider = (domain: string): boolean =>
  Object.hasOwn(providers, domain) || alsoProviders.has(domain);
