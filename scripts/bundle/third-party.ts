import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package that a file belongs to. */
const folderOf = (file: string): string =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll(path.sep, '/'))?.[0] ?? '';

/** @throws Error for a package that says nothing about its licence: it may not be handed on */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!license && !file) throw new Error(`${name} says nothing about its licence`);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}, ${license ?? 'see below'}\n\n${text}`;
}

/** The licences of the packages that a bundle holds parts of, which go with it. @param files absolute paths */
export function thirdPartyText(files: readonly string[]): string {
  const folders = [...new Set(files.map(folderOf))].filter(Boolean).sort();
  return `${folders.map(licenceOf).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
