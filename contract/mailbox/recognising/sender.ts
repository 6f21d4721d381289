import { getDomain } from 'tldts';

/** Providers of mailboxes: what comes from there is written by a person, unless an automatic name says otherwise. */
const MAILBOXES = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com hotmail.co.uk hotmail.fr hotmail.it hotmail.es live.fr
   live.nl outlook.fr outlook.de outlook.es yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.es yahoo.it ymail.com rocketmail.com
   aol.com icloud.com me.com mac.com gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de freenet.de posteo.de posteo.net
   mailbox.org proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com fastmail.fm hey.com zoho.com mail.com mail.ru
   yandex.ru yandex.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it alice.it tin.it terra.es
   telefonica.net sapo.pt uol.com.br bol.com.br terra.com.br ziggo.nl kpnmail.nl planet.nl xs4all.nl wp.pl o2.pl onet.pl
   interia.pl op.pl gazeta.pl btinternet.com sky.com virginmedia.com talktalk.net comcast.net verizon.net att.net`.split(
    /\s+/,
  ),
);

/** Services that send for others under their own name: who it is stands in the address for answers. */
const SENDERS = new Set(
  `shopifyemail.com sendgrid.net amazonses.com mailgun.org mandrillapp.com mailchimpapp.com mcsv.net rsgsv.net klaviyomail.com
   hubspotemail.net ccsend.com sendinblue.com brevosend.com intercom-mail.com cmail19.com cmail20.com createsend.com
   mktomail.com exacttarget.com emarsys.net squarespace.info`.split(/\s+/),
);

const AUTOMATIC =
  /(?:no-?_?\.?reply|do-?not-?reply|ne-?pas-?repondre|nicht-?antworten|non-?rispondere|no-?responder|nao-?responda|niet-?beantwoorden|account|security|notif|mailer|verif|auto|system|alert|welcome|confirm|support|service|info|hello|team|mail|news|order|shop|store|billing|invoice|receipt|member|register|signup|sign-?up|login|password|kundenservice|kunden|bestell|contact|hallo|hola|bonjour|ciao|ola|admin|help|klant|kontakt|sklep|zamowieni|konto|compte|cuenta|conta|tienda|boutique|negozio|loja|winkel)/;

export interface Sender {
  /** Whose mail it is: the registrable domain. */
  domain: string;
  /** Written by a program, as far as the address says. */
  isAutomatic: boolean;
  /** The address is one of a provider of mailboxes. */
  isMailbox: boolean;
}

const domains = new Map<string, string | null>();

/** Registrable, with the shops of a shop system apart from each other; null for what is none. */
function domainOf(address: string): string | null {
  const host = address.slice(address.lastIndexOf('@') + 1);
  let domain = domains.get(host);
  if (domain === undefined) {
    domain = getDomain(host, { allowPrivateDomains: true });
    domains.set(host, domain);
  }
  return domain;
}

/**
 * @param from address of the sender, in lower case
 * @param replyTo address for answers, if it says one
 * @returns null for an address without a domain
 */
export function identifySender(from: string, replyTo: string | null): Sender | null {
  const own = domainOf(from);
  if (own === null) return null;
  const other = SENDERS.has(own) && replyTo ? domainOf(replyTo) : null;
  const domain = other && !MAILBOXES.has(other) ? other : own;
  const local = from.slice(0, from.lastIndexOf('@'));
  return { domain, isAutomatic: AUTOMATIC.test(local), isMailbox: MAILBOXES.has(domain) };
}
