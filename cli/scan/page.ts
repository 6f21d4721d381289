import { type Language, languageFacts } from '#contract/base/languages.ts';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { scoreSentence } from '#contract/scans/score.ts';
import { namedChecks, reasonWords } from '#contract/scans/source-words.ts';
import { type CheckView, type FindingView, figuresOf, type ScanView } from '#contract/scans/types.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { scanTexts, scoreTexts } from '../texts/scan-texts.ts';

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (one) => entities.get(one) ?? one);

/** Only addresses of the web become links. */
const linkTo = (url: string | null): string =>
  url && /^https:\/\//.test(url) ? `<p><a href="${escapeText(url)}" rel="noreferrer">${escapeText(url)}</a></p>` : '';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.5rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; }
small { opacity: 0.8; } a { overflow-wrap: anywhere; }
@media print { article { break-inside: avoid; } }`;

function findingPart(
  { severity, title, where, since, exposed, why, steps, url, certainty }: FindingView,
  language: Language,
): string {
  const { page, scan } = cliTexts[language];
  const items = steps.map(({ text }) => `<li>${escapeText(text)}</li>`).join('');
  return `<article><h3>${escapeText(title)}</h3>
<p><strong>${scan.severities[severity]}</strong> · ${escapeText([where, since].filter(Boolean).join(' · '))}</p>
<p>${escapeText(why)} ${escapeText(certainty.because)}</p>
${exposed.length > 0 ? `<p>${escapeText(page.exposed(exposed.join(', ')))}</p>` : ''}
${items ? `<ol>${items}</ol>` : ''}${linkTo(url)}</article>`;
}

function answerOf({ state, reason, findings }: CheckView, language: Language): string {
  const words = scanTexts[language];
  if (state === 'found') return cliTexts[language].page.found(findings);
  return state === 'clear' ? words.answers.clear : reasonWords(reason ?? 'failed', words);
}

/** A result as one page that asks nobody for anything: no script, no font, no picture. */
export function resultPage(scan: ScanView, language: Language): string {
  const texts = cliTexts[language].page;
  const [words, score] = [scanTexts[language], scoreTexts[language]];
  const figures = figuresOf(scan.score);
  const rows = namedChecks(scan, words).map(
    (check) =>
      `<tr><th scope="row">${escapeText(check.name)}</th><td>${escapeText(answerOf(check, language))}</td><td><small>${
        check.state === 'clear' ? escapeText(check.clearCovers ?? '') : ''
      }</small></td></tr>`,
  );
  return `<!doctype html>
<html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeText(texts.title(scan.email))}</title><style>${style}</style></head><body>
<h1>${escapeText(scan.verdict.headline)}</h1>
<p>${escapeText(scan.verdict.detail)}</p>
<p>${figures ? escapeText(scoreSentence(figures, score)) : `${score.noScore}.`} ${escapeText(answeredWords(answeredIn(scan), words))}.</p>
<p><small>${escapeText(scan.identifiers.map(({ value }) => value).join(', '))} · ${escapeText(scan.finishedAt ?? '')} · ${texts.fromHere}</small></p>
<h2>${texts.findings}</h2>
${scan.findings.map((one) => findingPart(one, language)).join('\n') || `<p>${texts.none}</p>`}
<h2>${texts.sources}</h2>
<table><tbody>${rows.join('\n')}</tbody></table>
</body></html>
`;
}
