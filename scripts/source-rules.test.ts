import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.ts';
import { productFiles, textOf } from './structure/files.ts';

const filesWith = (pattern: RegExp, folders = /^/) =>
  productFiles.filter((file) => /\.tsx?$/.test(file) && folders.test(file) && pattern.test(textOf(file)));

it('the product starts no program but its own', () => {
  expect(filesWith(/['"](?:node:)?(?:child_process|cluster)['"]/)).toEqual([
    // Makes the folder of the embedded database, with this very Node and a file of the product.
    'platform/database/engine/engine.ts',
  ]);
});

it('a part of a page that is loaded later has an answer for when it does not come', () => {
  expect(filesWith(/\bvoid import\(/, /^app\//)).toEqual([]);
});

it('the product computes no code from text', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|['"](?:node:)?vm['"]|set(?:Timeout|Interval)\(\s*['"`]/)).toEqual([]);
});

it('regular expressions are made of constants and of the rows of the catalogue alone', () => {
  expect(filesWith(/\bRegExp\(/)).toEqual([
    // Codes of languages, written in the file beside it.
    'contract/base/translated-pages.ts',
    // Names of headers, elements and methods, written in the same files, and phrases beside them.
    'contract/mailbox/reading/body-text.ts',
    'contract/mailbox/reading/olm.ts',
    'contract/mailbox/recognising/genuine.ts',
    'contract/mailbox/recognising/phrases/pattern.ts',
    // Phrases of replies, written in the files beside it.
    'contract/removal/replies/phrase.ts',
    // A field's name, written in the same file.
    'core/sources/accounts/steam.ts',
    // Titles, written in the same file.
    'core/sources/internal/judge.ts',
    'core/sources/internal/mail-records.ts',
    'core/sources/keys/hkp-ubuntu.ts',
    // A name that was asked about, escaped.
    // Our own English sentences, in which parameters are marked.
    'core/sources/queries/words.ts',
    'core/sources/sites/conflict.ts',
    // The addresses and the pattern of names that a row of the catalogue gives.
    'core/sources/sites/place.ts',
    'core/sources/sites/row.ts',
    'core/sources/sites/site-source.ts',
  ]);
});

it('MD5 and SHA-1 are computed only where somebody else’s protocol asks for them', () => {
  expect(filesWith(/['"](?:md5|sha-?1)['"]/i)).toEqual([
    // Pwned Passwords.
    'app/auth/passwords/sha1.ts',
    // RFC 6238.
    'core/accounts/factors/internal/totp.ts',
    'core/accounts/sessions/internal/leaked.ts',
    // How these sources are asked.
    'core/sources/breaches/hibp-account-range.ts',
    'core/sources/breaches/stopforumspam.ts',
    'core/sources/keys/wkd.ts',
    'core/sources/profiles/gravatar-legacy.ts',
    'core/sources/queries/anchors.ts',
    'core/sources/queries/subject.ts',
  ]);
});

it('nothing is written past the log, but why a process could not start', () => {
  expect(filesWith(/\bconsole\.|\bprocess\.std(?:out|err)\b/, /^(?:core|platform|server|db|contract)\//)).toEqual([
    'platform/log.ts',
    'server/start-failure.ts',
    // Hands the log its stream.
    'server/wire.ts',
  ]);
});

it('types are strict, and values are compared with their types', () => {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
  // But with null, which stands for undefined too.
  expect(filesWith(/ [!=]= (?!null\b)/)).toEqual([]);
});

it('values reach the database as parameters alone: statements are constants, or made of constants', () => {
  expect(filesWith(/\bsql\.raw\(|\.(?:query|exec|execute|executeSql)\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)/)).toEqual([
    // Statements of db/indexes.sql, and the names in them.
    'platform/database/large-indexes.ts',
    // Names of channels, escaped as identifiers.
    'platform/database/listener.ts',
    'platform/database/lock-retry.ts',
    // What the migrations themselves say.
    'platform/database/migrations.ts',
    // Names of roles, and settings whose values are checked by shape (platform/database/scope.ts).
    'platform/database/postgres.ts',
    'platform/queue/gauges.ts',
  ]);
});

it('browsers are asked for nothing that they no longer support', () => {
  expect(
    filesWith(
      /<(?:applet|object|embed|frame|frameset|marquee|blink|keygen)[\s>]|ActiveXObject|document\.(?:write|domain)\b|showModalDialog|\.swf\b/,
      /^(?:app|platform\/documents)\//,
    ),
  ).toEqual([]);
});

it('what stays in a browser is a choice of its person, the head of the log that it saw, and drafts of its tab', () => {
  expect(filesWith(/\b(?:localStorage|sessionStorage|indexedDB|caches\.open|openDatabase)\b/, /^app\//)).toEqual([
    // Whether keys are short cuts.
    'app/admin/shell/shortcuts.tsx',
    // What is typed and not sent yet; gone with the tab, with the sending, and when somebody else signs in.
    'app/browser/drafts/kept.ts',
    // Whether the offer of another language was closed.
    'app/browser/start/preferred-language.ts',
    // The newest head of the audit log: it is public.
    'app/proofs/kept-head.ts',
    // Light or dark.
    'app/ui/controls/theme.ts',
  ]);
});

it('functions of the contract have no English words unless they are given', () => {
  const hasDefault = (file: string) => {
    const names = [...textOf(file).matchAll(/import (\w+) from '[^']*\.en\.ts'/g)].map(([, name]) => name);
    return names.some((name) => new RegExp(`=\\s*${name}(?:\\.\\w+)*\\s*[,)}]`).test(textOf(file)));
  };
  expect(filesWith(/ from '[^']*\.en\.ts'/, /^contract\//).filter(hasDefault)).toEqual([]);
});
