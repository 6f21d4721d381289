import { inflateSync } from 'node:zlib';

/** Objects of a file as pdfkit writes it, streams inflated. */
function objectsOf(file: Buffer): Map<number, string> {
  const text = file.toString('latin1');
  const objects = new Map<number, string>();
  for (const match of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [, number, body = ''] = match;
    const at = body.indexOf('stream\n');
    const data = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
    const shown =
      at < 0 ? body : body.slice(0, at) + (body.includes('FlateDecode') ? inflateSync(data) : data).toString('latin1');
    objects.set(Number(number), shown);
  }
  return objects;
}

/** Characters of a font by the code of their glyph: its ToUnicode map. */
function charactersOf(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[(.*?)\]/gs)) {
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      characters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return characters;
}

type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>;

function fontsIn(objects: ReadonlyMap<number, string>): Fonts {
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(font)) ?? '')?.[1];
      if (map) fonts.set(name, charactersOf(objects.get(Number(map)) ?? ''));
    }
  return fonts;
}

interface Piece {
  text: string;
  /** Kind of the structure element that it is in: `H2`, `P`. */
  tag: string;
  /** Of the element, within the file. */
  element: number;
}

/** Everything that is written, in the order in which it is drawn. */
function piecesIn(file: Buffer): Piece[] {
  const objects = objectsOf(file);
  const fonts = fontsIn(objects);
  const pieces: Piece[] = [];
  let element = 0;
  for (const body of objects.values()) {
    let font: ReadonlyMap<string, string> = new Map();
    let tag = '';
    const operators = /\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ|\/(\w+) <<[^>]*>> BDC/g;
    for (const [, name, shown, begun] of body.matchAll(operators)) {
      if (name) font = fonts.get(name) ?? new Map();
      else if (begun) {
        tag = begun;
        element++;
      } else if (shown) {
        const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        pieces.push({ text: codes.map((code) => font.get(code) ?? '').join(''), tag, element });
      }
    }
  }
  return pieces;
}

/** The words of a PDF file that pdfkit wrote, in reading order; a line break between pieces. For tests. */
export const pdfText = (file: Buffer): string =>
  piecesIn(file)
    .map(({ text }) => text)
    .join('\n');

/** Its headings of one level, in reading order. For tests. */
export const pdfHeadings = (file: Buffer, level: 1 | 2 | 3): string[] =>
  [
    ...Map.groupBy(
      piecesIn(file).filter(({ tag }) => tag === `H${level}`),
      ({ element }) => element,
    ).values(),
  ].map((pieces) => pieces.map(({ text }) => text.trim()).join(' '));

/** What is drawn on each page, as operators. For tests. */
export const pdfPages = (file: Buffer): string[] =>
  [...objectsOf(file).values()].filter((body) => /\bEMC\b/.test(body) && /\bBT\b/.test(body));
