import type { MonthsAgo } from './person.ts';

/** Who shows something of a domain that is not its own, by the id of the source. */
export type Archive = 'wayback' | 'commoncrawl' | 'urlscan' | 'bluesky-domain';

/** A domain and what it publishes about itself. */
export interface Domain {
  name: string;
  /** Many people have an address here: what the domain publishes says nothing about any of them. */
  shared: boolean;
  mx: string[];
  spf: string | null;
  dmarc: string | null;
  mtaSts: 'enforce' | 'testing' | null;
  tlsReport: boolean;
  dnssec: boolean;
  securityTxt: boolean;
  /** Which form of the Web Key Directory its web server knows; only `advanced` has a host `openpgpkey`. */
  wkd: 'advanced' | 'direct' | null;
  registration: Registration | null;
  /** Host names in certificates, one list for each certificate. */
  certificates: string[][];
  /** How much each of them has: pages of it, or an account. */
  copies: Partial<Record<Archive, number>>;
  /** Addresses beside those of people, by their first part: in which breaches they are. */
  aliases: Record<string, string[]>;
  /** Sites whose sign-ins malware copied, by the first part of the address. */
  stolen: Record<string, string[]>;
}

export interface Registration {
  registrar: string;
  registeredMonthsAgo: MonthsAgo;
  /** A thin registry knows no registrants and names the registrar's own answer, as .com and .net do. */
  thin?: boolean;
  /** Data that anybody may read; null = redacted. */
  registrant: { name: string; email: string; phone: string; street: string; city: string; country: string } | null;
}

const registrar = 'Fictional Names Ltd';

function domain(name: string, facts: Partial<Domain> = {}): Domain {
  return {
    name,
    shared: false,
    mx: [`10 mail.${name}.`],
    spf: 'v=spf1 mx -all',
    dmarc: `v=DMARC1; p=reject; rua=mailto:dmarc@${name}`,
    mtaSts: 'enforce',
    tlsReport: true,
    dnssec: true,
    securityTxt: true,
    wkd: 'advanced',
    registration: { registrar, registeredMonthsAgo: 140, registrant: null },
    certificates: [],
    copies: {},
    aliases: {},
    stolen: {},
    ...facts,
  };
}

const thin = { registration: { registrar, registeredMonthsAgo: 300, thin: true, registrant: null } };
const freeMail = (name: string) =>
  domain(name, { shared: true, wkd: null, mtaSts: null, tlsReport: false, securityTxt: false });

/** Domains of the people; the reserved ones are well kept so that they say nothing about anybody. */
export const domains: readonly Domain[] = [
  domain('example.com', { shared: true, ...thin }),
  domain('example.org', { shared: true }),
  domain('example.net', { shared: true, ...thin }),
  freeMail('gmail.com'),
  freeMail('outlook.com'),
  freeMail('yahoo.com'),
  domain('hart.example', {
    spf: 'v=spf1 mx ~all',
    dmarc: null,
    mtaSts: null,
    tlsReport: false,
    dnssec: false,
    securityTxt: false,
    wkd: null,
    registration: {
      registrar,
      registeredMonthsAgo: 92,
      registrant: {
        name: 'Thomas Hart',
        email: 'thomas@hart.example',
        phone: '+44.1632960123',
        street: '12 Invented Row',
        city: 'Bristol',
        country: 'GB',
      },
    },
    certificates: [['hart.example', 'www.hart.example'], ['nas.hart.example'], ['vpn-home.hart.example']],
    copies: { wayback: 7, urlscan: 1 },
    aliases: { shop: ['PixelGarden'], 'plum.mobile': ['PlumMobile'] },
    stolen: { thomas: ['larkfield.example', 'quill-notes.example'], shop: ['larkfield.example'] },
  }),
  /** Nobody's, until somebody proves it: its pages are in an archive, and nothing else is amiss. */
  domain('fenwick.example', { copies: { wayback: 4 } }),
  domain('tanaka.example', { certificates: [['tanaka.example', 'git.tanaka.example']] }),
  domain('everywhere.example', {
    spf: null,
    dmarc: null,
    mtaSts: null,
    tlsReport: false,
    dnssec: false,
    securityTxt: false,
    wkd: 'direct',
    registration: {
      registrar,
      registeredMonthsAgo: 203,
      thin: true,
      registrant: {
        name: 'Isla Everly',
        email: 'isla@everywhere.example',
        phone: '+44.1632960456',
        street: '7 Nowhere Mews',
        city: 'Leeds',
        country: 'GB',
      },
    },
    certificates: [['everywhere.example', '*.everywhere.example'], ['intranet.everywhere.example']],
    copies: { wayback: 64, commoncrawl: 3, urlscan: 2, 'bluesky-domain': 1 },
  }),
  domain('xn--bcher-kva.example', { dmarc: 'v=DMARC1; p=none', mtaSts: 'testing', securityTxt: false }),
  domain('slow.example', { certificates: [['slow.example']] }),
  domain('limited.example'),
  domain('broken.example'),
  domain('hostile.example', { certificates: [['hostile.example']] }),
  domain('patchy.example'),
];
