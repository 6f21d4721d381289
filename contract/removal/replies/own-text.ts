/** Lines that introduce a quoted letter. */
const quoteHeaders = [
  /^on .{5,200} wrote:$/i,
  /^am .{5,200} schrieb .{0,200}:$/i,
  /^.{1,200} schrieb am .{5,200}:$/i,
  /^le .{5,200} a écrit\s?:$/i,
  /^el .{5,200} escribió:$/i,
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d[’']origine|message transféré|mensaje original|mensaje reenviado)\s*-{2,}$/i,
];

/** The first two lines of the block of headers that Outlook and others put above a quoted letter. */
const headerBlock = /^(from|von|de)\s?:\s.+$/i;
const headerBlockNext = /^(sent|date|to|gesendet|datum|an|envoyé|à|enviado|fecha|para)\s?:\s.+$/i;

const signatureStart = /^(--|—|_{5,})\s*$/;

/** Formulas that end a letter; what follows is a signature. */
const closings =
  /^(kind(est)? regards|best regards|regards|warm regards|sincerely|yours (sincerely|faithfully|truly)|best wishes|mit freundlichen grüßen|mit freundlichem gru(ß|ss)|freundliche grüsse|freundliche grüße|mit besten grüßen|beste grüße|viele grüße|cordialement|bien cordialement|bien à vous|sincères salutations|veuillez agréer.*|nous vous prions d[’']agréer.*|meilleures salutations|atentamente|un (cordial )?saludo|saludos( cordiales)?|cordialmente|reciba un cordial saludo)\s*[,.!]?$/i;

/** Words that end a letter, and as often stand in the middle of one. */
const thanks = /^(many thanks|thank you|thanks|best|cheers|vielen dank|danke|merci|gracias)\s*[,.!]?$/i;
const MOST_LINES_OF_SIGNATURE = 3;

const postscript = /^p\.?\s?s\.?\s?[:.]/i;

const isQuoteHeader = (line: string, next: string): boolean =>
  quoteHeaders.some((header) => header.test(line) || (next !== '' && header.test(`${line} ${next}`))) ||
  (headerBlock.test(line) && headerBlockNext.test(next));

/** A header may be wrapped, and a blank line may follow it. */
const LINES_TO_QUOTE = 3;

/** Where what the sender did not write for this reply begins. */
function ownEnd(lines: readonly string[]): number {
  const end = lines.findIndex((line, at) => {
    // A quoted letter whose lines are marked may stand above the answer: its lines are dropped one by one.
    const isMarked = lines.slice(at + 1, at + 1 + LINES_TO_QUOTE).some((later) => later.startsWith('>'));
    return isQuoteHeader(line, lines[at + 1] ?? '') && !isMarked;
  });
  return end === -1 ? lines.length : end;
}

function dropMarkedQuotes(lines: readonly string[]): string[] {
  const isHeaderLine = (at: number) => isQuoteHeader(lines[at] ?? '', lines[at + 1] ?? '');
  return lines.filter((line, at) => !line.startsWith('>') && !isHeaderLine(at) && !(at > 0 && isSecondHalf(lines, at)));
}

/** The second line of a header that was wrapped. */
const isSecondHalf = (lines: readonly string[], at: number): boolean => {
  const [before = '', line = ''] = [lines[at - 1], lines[at]];
  return (
    !quoteHeaders.some((header) => header.test(before)) &&
    quoteHeaders.some((header) => header.test(`${before} ${line}`))
  );
};

const isLast = (lines: readonly string[], at: number): boolean =>
  lines.slice(at + 1).filter((line) => line !== '').length <= MOST_LINES_OF_SIGNATURE;

const startsSignature = (line: string, at: number, lines: readonly string[]): boolean =>
  at > 0 && (signatureStart.test(line) || closings.test(line) || (thanks.test(line) && isLast(lines, at)));

function dropSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex(startsSignature);
  if (start === -1) return [...lines];
  const after = lines.slice(start).findIndex((line) => postscript.test(line));
  if (after === -1) return lines.slice(0, start);
  const added = lines.slice(start + after);
  const blank = added.indexOf('');
  return [...lines.slice(0, start), '', ...added.slice(0, blank === -1 ? added.length : blank)];
}

/** What the sender of a mail wrote for this reply: without quoted letters and signature. A postscript stays. */
export function ownTextOf(text: string): string {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const own = dropMarkedQuotes(lines.slice(0, ownEnd(lines)));
  return dropSignature(own).join('\n').trim();
}

/** Shortened words that end in a full stop but no sentence. */
const shortened =
  /\b(art|arts|abs|lit|nr|bzw|ggf|z\.\s?b|u\.\s?a|d\.\s?h|mr|mrs|ms|dr|sr|sra|no|núm|etc|e\.g|i\.e|inc|ltd|st)\.$/i;

/** Sentences of a text, lower case, with one kind of apostrophe. */
export function sentencesOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim());
  return paragraphs.flatMap((paragraph) => {
    const sentences: string[] = [];
    for (const piece of paragraph.split(/(?<=[.!?])\s+/)) {
      const last = sentences.at(-1);
      if (last !== undefined && shortened.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
      else if (piece !== '') sentences.push(piece);
    }
    return sentences.map((sentence) => sentence.toLowerCase().replaceAll('’', "'"));
  });
}
