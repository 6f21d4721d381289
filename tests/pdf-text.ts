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

/** The words of a PDF file that pdfkit wrote, in reading order; a line break between pieces. For tests. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(font)) ?? '')?.[1];
      if (map) fonts.set(name, charactersOf(objects.get(Number(map)) ?? ''));
    }
  const words: string[] = [];
  for (const body of objects.values()) {
    let font = new Map<string, string>();
    for (const [, name, pieces] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? new Map();
      else if (pieces) {
        const codes = [...pieces.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        words.push(codes.map((code) => font.get(code) ?? '').join(''));
      }
    }
  }
  return words.join('\n');
}

/** What is drawn on each page, as operators. For tests. */
export const pdfPages = (file: Buffer): string[] =>
  [...objectsOf(file).values()].filter((body) => /\bEMC\b/.test(body) && /\bBT\b/.test(body));
