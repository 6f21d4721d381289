/** How every command that knows `--json` takes it. */
export const jsonOption = { json: { type: 'boolean', default: false } } as const;

/** Says a result for people, or as one line of JSON for programs. */
export function report(say: (line: string) => void, isJson: boolean, value: unknown, lines: readonly string[]): void {
  if (isJson) say(JSON.stringify(value));
  else for (const line of lines) say(line);
}
