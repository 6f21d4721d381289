import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { wordFault } from '#contract/faults/faults.ts';
import { root } from '../processes.ts';
import { type Form, formOf } from './schemas.ts';
import { type Chapter, table } from './table.ts';

interface Named {
  name: string;
  file: string;
  form: Form;
}

/** Every form that contract/ describes, by the name of its schema. */
export async function readForms(): Promise<Named[]> {
  const files = globSync('contract/**/*input.ts', { cwd: root }).sort();
  const found: Named[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, value] of Object.entries(exported)) {
      const form = value instanceof z.ZodType ? formOf(value) : null;
      if (form) found.push({ name, file, form });
    }
  }
  return found.sort((one, other) => one.file.localeCompare(other.file) || one.name.localeCompare(other.name));
}

const rowsOf = ({ name, form }: Named): string[][] =>
  form.shapes.flatMap(({ fields, isClosed }, at) =>
    Object.entries(fields).map(([field, rule], line) => [
      at + line === 0 ? `\`${name}\`${isClosed ? '' : ' (part of a form)'}` : at > 0 && line === 0 ? '*or*' : '',
      `\`${field}\``,
      rule,
    ]),
  );

/** What use cases refuse, in the words that people read: rules between things that a form alone cannot know. */
function refusalsIn(module: string): string[] {
  const files = globSync(`core/${module}/**/*.ts`, { cwd: root }).filter(
    (file) => !/\.(?:test|fixture)\.ts$/.test(file),
  );
  const texts = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /publicMessage: (?:'((?:[^'\\]|\\.)+)'|fault\('([\w-]+)'\))/g,
      ),
    ].map(([, text = '', name]) => (name === undefined ? text.replaceAll("\\'", "'") : wordFault(`fault:${name}`))),
  );
  return [...new Set(texts)].sort();
}

/** ASVS 2.1.1 and 2.1.2. */
export async function formsChapter(): Promise<Chapter> {
  const forms = await readForms();
  const between = forms.flatMap(({ name, form }) =>
    [...new Set(form.between)].map((text) => [`\`${name}\``, wordFault(text)]),
  );
  const modules = globSync('core/*', { cwd: root })
    .map((folder) => path.basename(folder))
    .sort();
  const refusals = modules.flatMap((module) => refusalsIn(module).map((text) => [`\`${module}\``, text]));
  return {
    title: 'What forms take',
    asvs: ['2.1.1', '2.1.2'],
    text: `Every form is parsed on the server by a schema of \`contract/\`, which decides; a field that a form does not have refuses the whole form. Lengths are in characters. Texts in one line
lose what could break a line or hide in it.

${table(['form', 'field', 'takes'], forms.flatMap(rowsOf))}

### Between fields, and between a form and what is there

Within one form:

${table(['form', 'who breaks it is told'], between)}

By use cases, which look at what is stored, within the transaction that writes:

${table(['module', 'who breaks it is told'], refusals)}`,
  };
}
