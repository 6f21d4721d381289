import type { Block, Fact, Inline } from './blocks.ts';
import { escapeHtml, oneLine, webAddress } from './clean.ts';
import type { FrameTexts } from './frame.texts.ts';
import type { Letter } from './letter.ts';

const DISPLAY = "font-family:'Gill Sans','Gill Sans MT',Candara,Optima,'Segoe UI',sans-serif;";
const MONO = "font-family:Consolas,Menlo,'Courier New',monospace;font-size:14px;line-height:21px;";
const SOFT = 'color:#3d4d53;';
const BUTTON =
  'display:inline-block;padding:13px 26px;background:#0a4350;border:1px solid #0a4350;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none;';
const SHEET =
  "box-sizing:border-box;max-width:560px;margin:32px auto;padding:36px 32px 28px;background:#ffffff;border:1px solid #dde6e7;border-radius:14px;font-family:'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:25px;color:#10242a;";

const escapeLine = (text: string) => escapeHtml(oneLine(text));
const linkAddress = (url: string) => escapeLine(webAddress(url));

/** The message in one column at 560 px: inline styles, no images, no web fonts, no tracking; dark where understood. */
export function renderHtml({ heading, preview, blocks, site, languageTag, frame, companyLine }: Letter): string {
  const title = escapeLine(heading);
  const contact = escapeLine(site.contactEmail);
  const body = blocks.map((block, index) => renderBlock(block, blocks[index + 1], frame)).join('\n\n');
  return `${drawHead(title, languageTag)}
<body class="page" style="margin:0;padding:0;background:#f7fbfb;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeLine(preview)}</div>
<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div class="sheet" role="article" aria-label="${title}" lang="${languageTag}" style="${SHEET}">

  <p class="ink" style="margin:0 0 28px;${DISPLAY}font-size:24px;line-height:28px;font-weight:600;letter-spacing:-0.2px;color:#10242a;"><span class="stone" aria-hidden="true" style="color:#d1501f;">&#9679;</span>&nbsp;${escapeLine(site.name)}</p>

  <h1 class="ink" style="margin:0 0 14px;${DISPLAY}font-size:29px;line-height:34px;font-weight:600;letter-spacing:-0.3px;color:#10242a;">${title}</h1>

${body}

  <div class="rule soft" style="margin:0;padding:20px 0 0;border-top:1px solid #dde6e7;font-size:13px;line-height:20px;color:#4f6066;">
    <p style="margin:0 0 8px;">${escapeLine(frame.noPassword)} ${escapeLine(frame.questions)} <a class="link" href="mailto:${contact}" style="color:#0a4c5c;">${contact}</a></p>
    <p style="margin:0;">&copy; ${escapeLine(companyLine)}</p>
  </div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}

const drawHead = (title: string, languageTag: string) => `<!doctype html>
<html lang="${languageTag}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>
  @media (prefers-color-scheme: dark) {
    .page { background: #071316 !important; }
    .sheet { background: #0d1b20 !important; border-color: #23343a !important; }
    .ink { color: #edf3f3 !important; }
    .soft { color: #c2cccf !important; }
    .rule { border-color: #23343a !important; }
    .stone { color: #f08452 !important; }
    .button { background: #96d3d5 !important; color: #05161c !important; border-color: #96d3d5 !important; }
    .link { color: #96d3d5 !important; }
    .box { background: #132429 !important; }
  }
</style>
</head>`;

function renderBlock(block: Block, next: Block | undefined, frame: FrameTexts): string {
  switch (block.kind) {
    case 'paragraph': {
      const space = next?.kind === 'paragraph' || next?.kind === 'list' ? 14 : 26;
      return `  <p class="soft" style="margin:0 0 ${space}px;${SOFT}">${renderWords(block.words)}</p>`;
    }
    case 'notice':
      return `  <p class="box soft" style="margin:0 0 26px;padding:12px 16px;background:#f0f5f6;border-radius:8px;${SOFT}">${renderWords(block.words)}</p>`;
    case 'evidence':
      return `  <p class="box ink" style="margin:0 0 26px;padding:10px 14px;background:#f0f5f6;border-radius:8px;${MONO}word-break:break-word;color:#10242a;">${block.lines.map((line) => renderFact(line, frame)).join('<br>')}</p>`;
    case 'list': {
      const items = block.items.map((words) => `<li style="margin:0 0 6px;">${renderWords(words)}</li>`);
      return `  <ul class="soft" style="margin:0 0 26px;padding:0 0 0 22px;${SOFT}">${items.join('')}</ul>`;
    }
    case 'button':
      return renderButton(escapeLine(block.label), linkAddress(block.url), frame);
  }
}

const renderButton = (label: string, url: string, { pasteAddress }: FrameTexts) =>
  `  <p style="margin:0 0 26px;"><a class="button" href="${url}" style="${BUTTON}">${label}</a></p>

  <p class="soft" style="margin:0 0 6px;font-size:14px;line-height:21px;${SOFT}">${escapeLine(pasteAddress)}</p>
  <p class="box" style="margin:0 0 26px;padding:10px 14px;background:#f0f5f6;border-radius:8px;${MONO}word-break:break-all;"><a class="link" href="${url}" style="color:#0a4c5c;text-decoration:none;">${url}</a></p>`;

const renderFact = (line: string | Fact, { colon }: FrameTexts) =>
  typeof line === 'string'
    ? escapeLine(line)
    : `<span class="soft" style="${SOFT}">${escapeLine(line.label)}${colon}</span> ${escapeLine(line.value)}`;

// The blanks between the words of a sentence stand at the ends of its parts, so they are kept.
const renderWords = (words: readonly Inline[]) => words.map(renderInline).join('');

function renderInline(word: Inline): string {
  if (typeof word === 'string') return keepEnds(word, escapeLine);
  if ('strong' in word)
    return withEnds(word.strong, `<strong class="ink" style="color:#10242a;">${escapeLine(word.strong)}</strong>`);
  const { url, link } = word;
  return withEnds(link, `<a class="link" href="${linkAddress(url)}" style="color:#0a4c5c;">${escapeLine(link)}</a>`);
}

function keepEnds(text: string, change: (text: string) => string): string {
  const inner = text.trim();
  if (inner === '') return text === '' ? '' : ' ';
  return withEnds(text, change(inner));
}

/** What is drawn of a text, with the blanks that it begins and ends with. */
const withEnds = (text: string, drawn: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${drawn}${/\s$/.test(text) ? ' ' : ''}`;
