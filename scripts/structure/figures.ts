import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.ts';
import { importsOf, loadedBy, productFiles, textOf } from './files.ts';

/** A count that must stay at or below its bound; the findings say where to look. */
export interface Figure {
  name: string;
  most: number;
  count: number;
  findings: readonly string[];
}

const figure = (name: string, most: number, findings: readonly string[], count = findings.length): Figure => ({
  name,
  most,
  count,
  findings,
});

const code = productFiles.filter((file) => /\.tsx?$/.test(file));
const inApp = code.filter((file) => file.startsWith('app/'));
const lines = (files: readonly string[]) => files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);
const holding = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)));

/** `core/<module>/…`: the first folder is the module. */
const moduleOf = (file: string): string => file.split('/')[1] ?? '';

function moduleCycles(): string[] {
  const inCore = code.filter((file) => file.startsWith('core/') && file.split('/').length > 2);
  const edges = new Map<string, Set<string>>();
  for (const file of inCore)
    for (const to of importsOf(file, { types: true }).filter((one) => one.startsWith('core/')))
      if (moduleOf(to) !== moduleOf(file))
        edges.set(moduleOf(file), (edges.get(moduleOf(file)) ?? new Set()).add(moduleOf(to)));
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
    );
  return [...edges.keys()].filter((name) => reaches(name, name));
}

/** Groups of files that reach each other at run time. */
function fileCycles(): string[] {
  const loads = new Map(code.map((file) => [file, loadedBy(file)]));
  return code.filter((file) => importsOf(file, { types: false }).some((to) => to !== file && loads.get(to)?.has(file)));
}

/** What a screen or a fault says, and what loads it: a file for each language. */
const isTexts = (file: string) => /\.texts(?:\.[a-z]{2})?\.ts$|^contract\/faults\/[a-z-]+\.[a-z]{2}\.ts$/.test(file);

function crowdedFolders(): string[] {
  const inFolders = Map.groupBy(
    productFiles.filter((file) => /^(?:app|cli|contract|core|platform|server)\//.test(file) && !isTexts(file)),
    (file) => path.dirname(file),
  );
  return [...inFolders]
    .filter(([, files]) => files.length > 25)
    .map(([folder, files]) => `${folder} (${files.length})`);
}

const internalsInApp = () =>
  inApp.flatMap((file) =>
    importsOf(file, { types: true })
      .filter((to) => /^core\/.*\/internal\//.test(to))
      .map((to) => `${file} imports ${to}`),
  );

/** Files of core that only pass on what others export. */
const barrels = () =>
  code.filter((file) => {
    const statements = textOf(file)
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .split(/;\s*$/m)
      .map((one) => one.trim())
      .filter(Boolean);
    return statements.length > 0 && statements.every((one) => /^export (?:type )?(?:\*|\{[^}]*\}) from /.test(one));
  });

function recordsOfOneNumber(): string[] {
  const records = globSync('docs/decisions/*.md', { cwd: root }).map((file) => path.basename(file));
  const byNumber = Map.groupBy(records, (name) => name.slice(0, 3));
  return [...byNumber.values()].filter((ones) => ones.length > 1).map((ones) => ones.join(', '));
}

/** Classes that more than one style sheet outside of modules gives rules to. */
function classesDefinedTwice(): string[] {
  const sheets = productFiles.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));
  const homes = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const [, name = ''] of textOf(sheet).matchAll(/(?:^|\})\s*\.([a-z][\w-]*)\s*\{/gm))
      homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
  return [...homes].filter(([, at]) => at.size > 1).map(([name, at]) => `.${name}: ${[...at].join(', ')}`);
}

/** Beside the tokens, the reset and what concerns whole pages, which have a folder. */
const globalSheets = () =>
  productFiles.filter((file) => /(?<!\.module)\.css$/.test(file) && !/^app\/(?:app\.css$|ui\/styles\/)/.test(file));

const declared =
  /^(?:async )?function\*? ([a-z]+)[<(]|^const ([a-z]+)(?:: [^=\n]+)? = (?:async )?(?:<[^>\n]*>)?(?:\([^;]*?\)(?:: [^=;]+?)?|[a-z]\w*) =>/gm;

/** Functions of one file alone that are no verb and noun: a search for one of these finds everything else. */
const unsearchable = () =>
  code.flatMap((file) => [...textOf(file).matchAll(declared)].map(([, name, arrow]) => `${file}: ${name ?? arrow}`));

/** Verbs and adverbs that say nothing of what a function does, wherever it is declared. */
const vague =
  /^\s*(?:export )?(?:async )?(?:const|let|function\*?) (at|begin|bring|drop|give|go|hear|hold|keep|look|of|once|own|put|rest|say|see|settle|stand|stay|take|tell|up|walk)(?:(?:: [^=\n]+)? = (?:async )?(?:<[^>\n]*>)?(?:\((?:[^()]|\([^()]*\))*\)(?:: [^=;]+?)?|[a-z]\w*) =>|[<(])/gm;

const vagueNames = () =>
  code.flatMap((file) => [...textOf(file).matchAll(vague)].map(([, name]) => `${file}: ${name}`));

const MOST_LINES = 250;

/** Longer ones are split by what they are about. */
const longFiles = () =>
  code
    .filter((file) => /^(?:app|cli|contract|core|platform|server)\//.test(file) && lines([file]) > MOST_LINES)
    .map((file) => `${file} (${lines([file])} lines)`);

const MOST_LINES_OF_A_JOURNEY = 70;

/** Journeys in a browser that tell a story instead of one behaviour. */
const longJourneys = () =>
  globSync('e2e/*.spec.ts', { cwd: root }).flatMap((file) =>
    [...textOf(file).matchAll(/^( *)test\((.*)[\s\S]*?^\1\}\);$/gm)]
      .filter(([text]) => text.split('\n').length > MOST_LINES_OF_A_JOURNEY)
      .map(([, , title]) => `${file}: ${title}`),
  );

/** The figures of the structure, each with what it may be at most. */
export function readFigures(): Figure[] {
  const inForms = inApp.filter((file) => file.startsWith('app/forms/') && !isTexts(file));
  const profile = [...loadedBy('app/account/profile/profile.tsx')].filter((file) => !isTexts(file));
  const handWritten = /(?:const|function) clientAction\b(?! = clientActs\()/;
  const cast = /actionData[^;\n]*\) as |actionData as |useActionData\(\) as /;
  return [
    figure('modules of core in a cycle of imports', 0, moduleCycles()),
    figure('files in a cycle of imports at run time', 0, fileCycles()),
    figure('folders of more than 25 files, tests and texts aside', 0, crowdedFolders()),
    figure('imports of internals of core in app/', 0, internalsInApp()),
    figure('files that only pass on what others export', 0, barrels()),
    figure('files in app/ that name AppError', 3, holding(inApp, /\bAppError\b/)),
    figure('clientActions written by hand', 0, holding(inApp, handWritten)),
    figure('casts of actionData', 0, holding(inApp, cast)),
    figure('lines of app/forms/, which handles every form', 680, inForms, lines(inForms)),
    figure('files of ours that app/account/profile/profile.tsx loads', 155, profile),
    figure('classes defined in two style sheets', 0, classesDefinedTwice()),
    figure('style sheets of screens and parts that are no CSS module', 0, globalSheets()),
    figure('private functions named by a single word', 0, unsearchable()),
    figure('functions named by a word that says nothing', 0, vagueNames()),
    figure(`files of the product of more than ${MOST_LINES} lines`, 4, longFiles()),
    figure(`journeys of more than ${MOST_LINES_OF_A_JOURNEY} lines`, 0, longJourneys()),
    figure('decision records that share a number', 0, recordsOfOneNumber()),
  ];
}
