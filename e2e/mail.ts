const WAIT_MS = 90_000;

/** What a link of each kind looks like in a mail. */
export const links = {
  /** Of a free scan. */
  scan: /https?:\/\/[^\s"<]+\/scan\/open\?token=[\w-]+/,
  /** That the mailbox is theirs. */
  confirmation: /https?:\/\/[^\s"<]+\/auth\/link\?type=confirmation[\w=&;/%-]+/,
  /** That a further mailbox is theirs. */
  identity: /https?:\/\/[^\s"<]+\/dashboard\/identity\/prove\?token=[\w-]+/,
  /** That stops watching. */
  stop: /https?:\/\/[^\s"<]+\/watching\/stop\?token=[\w.%-]+/,
  /** That lets staff set up a second factor. */
  enrolment: /https?:\/\/[^\s"<]+\/auth\/link\?type=enrolment[\w=&;/%-]+/,
  /** Of a new password. */
  recovery: /https?:\/\/[^\s"<]+\/auth\/link\?type=recovery[\w=&;/%-]+/,
  /** That this mailbox is never to be scanned, and that it may be again. */
  neverScan: /https?:\/\/[^\s"<]+\/never-scan\/open\?token=[\w-]+(?![\w&-])/,
  allowScans: /https?:\/\/[^\s"<]+\/never-scan\/open\?token=[\w-]+&(?:amp;)?end/,
} as const;
export type LinkKind = keyof typeof links;

async function read(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** What the mailbox's first page says of the mails to somebody, newest first. */
export async function listedMails(url: string, email: string): Promise<string[]> {
  const rows = (await read(`${url}/dev/mail`)).split('<tr>');
  return rows.filter((row) => row.includes(`<td>${email.replace("'", '&#39;')}</td>`));
}

/** Addresses of these mails. */
async function mailsTo(url: string, email: string): Promise<string[]> {
  const theirs = await listedMails(url, email);
  return theirs.flatMap((row) => row.match(/href="(\/dev\/mail\/[^"]+)"/)?.[1] ?? []).map((path) => url + path);
}

/**
 * Waits for the newest mail to an address in the local mailbox that has a link of this kind.
 * @returns the address of its link
 */
export async function newestLink(url: string, email: string, kind: LinkKind = 'scan'): Promise<string> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    for (const mail of await mailsTo(url, email)) {
      const link = (await read(mail)).match(links[kind])?.[0].replaceAll('&amp;', '&');
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no mail to ${email}`);
}
