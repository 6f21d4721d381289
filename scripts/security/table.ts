/** A chapter of docs/security.md. */
export interface Chapter {
  title: string;
  /** Of ASVS, what the chapter answers. */
  asvs: readonly string[];
  /** Markdown. */
  text: string;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
