/** How a provider reads what stands before the @. */
interface MailRules {
  /** The name of the provider's first domain, for its others. */
  at: string;
  /** What follows this mark is a tag. */
  tag: string;
  /** Marks that make no difference. */
  ignored?: RegExp;
  /** Where the provider says so. Other spellings are offered only with it. */
  documented?: string;
  /** Domains at which the same name is the same mailbox. Left out where a name may be missing at one of them. */
  domains?: readonly string[];
}

const google: MailRules = {
  at: 'gmail.com',
  tag: '+',
  ignored: /\./g,
  documented: 'https://support.google.com/mail/answer/7436150',
  domains: ['gmail.com', 'googlemail.com'],
};
const proton: MailRules = {
  at: 'proton.me',
  tag: '+',
  ignored: /[._-]/g,
  documented: 'https://proton.me/support/addresses-and-aliases',
};
const plusRules = (at: string, documented?: string): MailRules => ({ at, tag: '+', ...(documented && { documented }) });
const fastmailHelp = 'https://www.fastmail.help/hc/en-us/articles/360060591053';
const mailboxOrgHelp = 'https://kb.mailbox.org/en/private/e-mail/mail-extensions/';
const yandexHelp = 'https://yandex.com/support/mail/reg.html';

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
  'fastmail.com': plusRules('fastmail.com', fastmailHelp),
  'fastmail.fm': plusRules('fastmail.fm', fastmailHelp),
  'mailbox.org': plusRules('mailbox.org', mailboxOrgHelp),
  'posteo.de': plusRules('posteo.de'),
  'yandex.com': plusRules('yandex.com', yandexHelp),
  'yandex.ru': plusRules('yandex.com', yandexHelp),
  'yandex.by': plusRules('yandex.com', yandexHelp),
  'yandex.kz': plusRules('yandex.com', yandexHelp),
  'ya.ru': plusRules('yandex.com', yandexHelp),
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
  const rules = rulesAt(domain);
  return rules ? `${namesOf(local, rules).bare}@${rules.at}` : `${local}@${domain}`;
}

const rulesAt = (domain: string): MailRules | undefined =>
  Object.hasOwn(providers, domain) ? providers[domain] : undefined;

/** The name of a mailbox as it is written without its tag, and with none of the marks that make no difference. */
function namesOf(local: string, { tag, ignored }: MailRules): { untagged: string; bare: string } {
  const untagged = local.split(tag)[0] || local;
  return { untagged, bare: (ignored && untagged.replace(ignored, '')) || untagged };
}

/**
 * Other spellings of an address that reach its mailbox, most likely first: sources know each as an address of its own.
 * None where the provider does not document how it reads an address.
 * @returns at most four
 */
export function otherSpellings(email: string): string[] {
  const [local, domain] = partsOf(email);
  const rules = rulesAt(domain);
  if (!rules?.documented) return [];
  const { untagged, bare } = namesOf(local, rules);
  const domains = [domain, ...(rules.domains ?? []).filter((other) => other !== domain)];
  // Where domains are joined, the marks are known to be ignored as well.
  const names = rules.domains ? [untagged, bare] : [untagged];
  const spellings = domains.flatMap((one) => names.map((name) => `${name}@${one}`));
  return [...new Set(spellings)].filter((one) => one !== email.toLowerCase());
}

/**
 * The address without what looks like a tag, where the provider does not document what it does with one: it may be
 * somebody else's. Null where there is none.
 */
export function untaggedElsewhere(email: string): string | null {
  const [local, domain] = partsOf(email);
  const [name] = local.split('+');
  return rulesAt(domain)?.documented || !name || name === local ? null : `${name}@${domain}`;
}

/** Whether somebody who reads the one address also receives the other's mail, going by what their provider documents. */
export function isOtherSpelling(email: string, other: string): boolean {
  const [, domain] = partsOf(email);
  return Boolean(rulesAt(domain)?.documented) && mailboxBehind(email) === mailboxBehind(other);
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
