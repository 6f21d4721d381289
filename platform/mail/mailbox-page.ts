import { escapeHtml } from './clean.ts';
import { type LocalMailbox, MAILS_PER_PAGE, type OpenedMail, type StoredMail } from './local-mailbox.ts';

export interface MailboxAnswer {
  status: number;
  headers: Record<string, string>;
  html: string;
}

const BASE = '/dev/mail';
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

// srcdoc inherits this policy, and the mail's own styles are inline. Nothing here runs a script.
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `${MAIL_POLICY}; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/**
 * The pages of the local mailbox, for local use only: it shows everybody's mail to whoever can reach it.
 * @param path below or at /dev/mail: the list, or /dev/mail/{id} @param query `page`
 */
export async function mailboxPage(mailbox: LocalMailbox, path: string, query: URLSearchParams): Promise<MailboxAnswer> {
  const rest = path.replace(/^\/dev\/mail/, '').replace(/^\/|\/$/g, '');
  if (rest === '') return drawPage(200, 'Local mailbox', await listView(mailbox, query));
  const mail = await mailbox.getMail(rest);
  if (!mail) return drawPage(404, 'No such mail', `<p>There is no such mail. ${back}</p>`);
  return drawPage(200, mail.subject || 'No subject', mailView(mail));
}

const back = `<a href="${BASE}">All mail</a>`;

async function listView(mailbox: LocalMailbox, query: URLSearchParams): Promise<string> {
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const { mails, count } = await mailbox.listMail(page);
  const intro = '<p>Mail that this site would have sent. It stays on this machine.</p>';
  if (count === 0) return `${intro}<p>No mail yet. <a href="${BASE}">Look again</a></p>`;
  const newer = page > 1 ? `<a href="${BASE}?page=${page - 1}">Newer</a>` : '';
  const older = page * MAILS_PER_PAGE < count ? `<a href="${BASE}?page=${page + 1}">Older</a>` : '';
  return `${intro}
<table>
<caption>${count === 1 ? '1 mail' : `${count} mails`}, newest first</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Arrived</th></tr></thead>
<tbody>${mails.map(drawRow).join('\n')}</tbody>
</table>
<nav aria-label="Pages"><a href="${BASE}">Look again</a> ${newer} ${older}</nav>`;
}

const drawRow = (mail: StoredMail) =>
  `<tr><td><a href="${BASE}/${mail.id}">${escapeHtml(mail.subject || 'No subject')}</a></td><td>${escapeHtml(mail.to)}</td><td>${drawTime(mail.at)}</td></tr>`;

const drawTime = (at: string) => `<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`;

function mailView(mail: OpenedMail): string {
  const facts = [
    ['From', escapeHtml(mail.from)],
    ['To', escapeHtml(mail.to)],
    ['Arrived', drawTime(mail.at)],
    ['Message-ID', escapeHtml(mail.messageId)],
  ];
  return `<p>${back}</p>
<dl>${facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>As text</h2>
<pre>${mail.text === null ? 'No text part' : withLinks(mail.text)}</pre>
<h2>As HTML</h2>
${mail.html === null ? '<p>No HTML part</p>' : drawFrame(mail.html)}
<details><summary>Source</summary><pre>${escapeHtml(mail.source)}</pre></details>`;
}

/** Its links open in a tab of their own, outside of the sandbox; scripts, forms and our cookies stay out of reach. */
const drawFrame = (html: string) =>
  `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inNewTabs(html))}"></iframe>`;

const NEW_TAB = '<base target="_blank">';
const inNewTabs = (html: string) =>
  html.includes('<head>') ? html.replace('<head>', (head) => head + NEW_TAB) : NEW_TAB + html;

const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>]*[^\s<>.,;:)]/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a>`,
  );

function drawPage(status: number, title: string, body: string): MailboxAnswer {
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; background: light-dark(#ffffff, #0d1b20); color: light-dark(#10242a, #edf3f3); }
  a { color: light-dark(#0a4c5c, #96d3d5); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  caption { text-align: left; }
  th, td { text-align: left; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid; overflow-wrap: anywhere; }
  dl div { display: flex; gap: 1rem; }
  dt { min-width: 7rem; font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 44rem; border: 1px solid; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return { status, headers: { ...headers }, html };
}
