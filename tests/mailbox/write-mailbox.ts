import type { Template, TemplateSet, TrapTemplate } from './templates.ts';

/** What was put into a mailbox that is made up. */
export interface MadeMailbox {
  /** The mails, each as it stands in an mbox file. */
  mails: () => Generator<string>;
  /** Domains at which the person opened an account. */
  signUps: ReadonlySet<string>;
  /** By domain: the form of the mail that shows it, and its time in milliseconds since 1970. */
  shownBy: ReadonlyMap<string, { template: Template; at: number }>;
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES = 'bo ra lin ven tor mi ka sel du pra no fex qui zan ter lo gi ru ma pel'.split(' ');
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ en: 'co.uk', es: 'es', fr: 'fr', de: 'de', it: 'it', pt: 'com.br', nl: 'nl', pl: 'pl' },
};
const OWNER = 'robin.example@gmail.com';
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2012, 0, 1);

interface Written {
  template: TrapTemplate;
  domain: string;
  name: string;
  at: number;
}

const encodeWord = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

const encodeQuoted = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      (byte > 32 && byte < 127 && byte !== 61) || byte === 32
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
    .replace(/(.{70})/g, '$1=\n');

function headersOf({ template, domain, name, at }: Written, order: number): string[] {
  const isPerson = template.as === 'person';
  const local = isPerson ? 'kim.walker' : (template.local ?? 'noreply');
  const host = order % 3 === 0 && !isPerson ? `mail.${domain}` : domain;
  const passed =
    template.as === 'forged'
      ? 'dkim=none; spf=softfail; dmarc=fail (p=REJECT)'
      : `dkim=pass header.i=@${domain}; spf=pass; dmarc=pass`;
  return [
    `X-Gmail-Labels: ${template.as === 'spam' ? 'Spam,Unread' : 'Inbox,Opened'}`,
    `Delivered-To: ${OWNER}`,
    `Authentication-Results: mx.google.com; ${passed}`,
    `From: ${encodeWord(isPerson ? 'Kim Walker' : name)} <${local}@${host}>`,
    `To: <${OWNER}>`,
    `Date: ${new Date(at).toUTCString()}`,
    `Message-ID: <${order}.${at}@${host}>`,
    ...(template.isBulk ? [`List-Unsubscribe: <https://${domain}/u/${order}>`, 'Precedence: bulk'] : []),
    ...(template.as === 'list'
      ? [`List-Id: <dev.${domain}>`, `List-Post: <mailto:dev@${domain}>`, 'Precedence: list']
      : []),
  ];
}

/** Three ways in which such mails are written. */
function bodyOf(text: string, template: TrapTemplate, order: number): string[] {
  if (template.as === 'calendar') return ['Content-Type: text/calendar; charset=utf-8', '', text];
  const html = `<html><head><style>p { color: #333; margin: 0 }</style></head><body><p>${text}</p></body></html>`;
  if (order % 3 === 0)
    return [
      'Content-Type: text/html; charset=UTF-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html)
        .toString('base64')
        .replace(/(.{76})/g, '$1\n'),
    ];
  if (order % 3 === 1)
    return [
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      encodeQuoted(text),
    ];
  return [
    `Content-Type: multipart/alternative; boundary="b${order}"`,
    '',
    `--b${order}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    `--b${order}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    `--b${order}--`,
  ];
}

const FOOTERS: Readonly<Record<string, string>> = {
  en: 'You receive this mail because you have an account with us or asked for it. Manage your account, change your password or unsubscribe.',
  de: 'Sie erhalten diese E-Mail, weil Sie sich angemeldet haben. Impressum, Datenschutz, Abmelden.',
};

/**
 * A made-up mailbox of one person: sign-ups with companies that do not exist, advertisements, lists, people, spam and forgeries.
 * The same arguments give the same mailbox.
 */
export function makeMailbox(
  set: TemplateSet,
  { mails, signUps, seed }: { mails: number; signUps: number; seed: number },
): MadeMailbox {
  const random = createRandom(seed);
  const used = new Set<string>();
  const pick = <One>(ones: readonly One[]): One => ones[Math.floor(random() * ones.length)] as One;
  const inventName = (): string => {
    for (;;) {
      const name = pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
  const write = (template: TrapTemplate, name = inventName()): Written => ({
    template,
    name: name[0]?.toUpperCase() + name.slice(1),
    domain: `${name}.${ENDINGS[template.language] ?? 'com'}`,
    at: FIRST_DAY + Math.floor(random() * 5_000) * DAY,
  });
  const planted = Array.from({ length: signUps }, (_, order) =>
    write(set.signUps[order % set.signUps.length] as Template),
  );
  const adverts = set.traps.filter(({ isBulk }) => isBulk);
  // Whoever only writes does so again and again; so does every second company with an account.
  const trappers = Array.from({ length: signUps }, (_, order) =>
    write(set.traps[order % set.traps.length] as TrapTemplate),
  );
  const written = [...planted, ...trappers];
  while (written.length < mails) {
    const of = pick(random() < 0.5 ? planted : trappers);
    const own = adverts.filter(({ language }) => language === of.template.language);
    const template = of.template.as ? of.template : pick(own);
    written.push({ ...of, template, at: of.at + (1 + Math.floor(random() * 900)) * DAY });
  }
  written.sort((one, other) => one.at - other.at);
  const fill = (text: string, name: string, order: number) =>
    text
      .replaceAll('{name}', name)
      .replaceAll('{user}', 'Robin')
      .replaceAll('{code}', String(100_000 + ((order * 7_919) % 900_000)))
      .replaceAll('{order}', String(10_000 + ((order * 104_729) % 90_000)))
      .replaceAll('{amount}', `${20 + (order % 80)}.50`);
  return {
    signUps: new Set(planted.map(({ domain }) => domain)),
    shownBy: new Map(planted.map(({ domain, template, at }) => [domain, { template, at }])),
    *mails() {
      for (const [order, one] of written.entries()) {
        const { template, name, at } = one;
        const text = `${fill(template.text, name, order)}\n\n${FOOTERS[template.language === 'de' ? 'de' : 'en']}`;
        const subject = encodeWord(fill(template.subject, name, order));
        const lines = [...headersOf(one, order), `Subject: ${subject}`, ...bodyOf(text, template, order)];
        yield `From ${order}@xxx ${new Date(at).toUTCString().replace(',', '')}\n${lines.join('\n').replace(/^(>*From )/gm, (line) => (line.startsWith('From ') ? `>${line}` : line))}\n\n`;
      }
    },
  };
}
