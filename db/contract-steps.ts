/**
 * What a migration may not do in one step while processes of the last version still run: take away or rename what they read and write,
 * or ask of their rows what they do not give (docs/operations.md, expand and contract).
 */
const breaking: readonly [what: string, pattern: RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['drops a function', /\bdrop\s+(?:function|routine)\b/i],
  ['drops a policy', /\bdrop\s+policy\b/i],
  ['renames', /\balter\s+(?!index\b)\w+\s.*\brename\s+(?:to|column)\b/is],
  ['asks for a value', /\bset\s+not\s+null\b/i],
  ['adds a column without a default', /\badd\s+column\b(?:(?!\bdefault\b|,|;).)*\bnot\s+null\b(?!.*\bdefault\b)/is],
  ['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['takes away a default', /\bdrop\s+default\b/i],
  ['takes away a right', /\brevoke\b(?!\s+all\s+on\s+function)/i],
  [
    'adds a rule that is checked at once',
    /\badd\s+constraint\s+\S+\s+(?:check|foreign\s+key|unique)\b(?!.*\bnot\s+valid\b)/is,
  ],
];

/** Bodies of functions run later: what stands in them is no step of the migration. */
const withoutBodies = (statement: string): string => statement.replace(/\$(\w*)\$.*?\$\1\$/gs, "''");

/** What each statement of a migration does that the last version may not survive, in the words above. */
export function breakingSteps(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((text) => withoutBodies(text.replace(/^\s*--.*$/gm, '')));
  const made = new Set(
    statements.flatMap((text) => /\bcreate\s+table\s+"?(?:public\.)?"?(\w+)/i.exec(text)?.[1] ?? []),
  );
  // Nobody uses yet what the same migration makes.
  const ofOthers = statements.filter((text) => !made.has(tableOf(text)));
  return ofOthers.flatMap((text) => breaking.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])));
}

/** The table that a statement changes; empty for one that changes none. */
const tableOf = (statement: string): string =>
  /\b(?:alter\s+table|on)\s+(?:only\s+)?"?(?:public"?\.)?"?(\w+)/i.exec(statement)?.[1] ?? '';

/**
 * Large indexes that a migration lets be built anew while it holds their table, as it writes every row of that again for a stored column. One
 * that it drops before is built beside everything that goes on, after the migrations.
 *
 * @param large pairs of an index and its table
 */
export function rebuiltIndexes(migration: string, large: readonly { name: string; table: string }[]): string[] {
  const statements = migration.split('--> statement-breakpoint').map((text) => text.replace(/^\s*--.*$/gm, ''));
  const drops = (name: string) =>
    statements.findIndex((text) => /\bdrop\s+index\b/i.test(text) && text.split(/\W+/).includes(name));
  const rewrites = (table: string) =>
    statements.findIndex((text) => tableOf(text) === table && /\badd\s+column\b.*\bstored\b/is.test(text));
  return large.flatMap(({ name, table }) => {
    const at = rewrites(table);
    return at !== -1 && (drops(name) === -1 || drops(name) > at) ? [name] : [];
  });
}
