/** Rows of a file as a reader has them that RFC 4180 describes. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        value += text[at];
        if (text[at] === '"') at++;
      }
      at++;
    } else while (at < text.length && !/[,\r\n]/.test(text[at] ?? '')) value += text[at++];
    row.push(value);
    if (text[at] === ',') {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A value without the apostrophe that keeps spreadsheets from running it. */
export const recovered = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);
