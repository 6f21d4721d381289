import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';
import { dataDir, key, provideDataFolder } from './config.fixture.ts';
import { readEnvironment } from './secret-files.ts';

provideDataFolder();

function fileWith(content: string): string {
  mkdirSync(dataDir(), { recursive: true });
  const file = path.join(dataDir(), 'secret');
  writeFileSync(file, content);
  return file;
}

it('a variable may stand in a file, with a line break at its end', () => {
  const secret = key();
  const env = readEnvironment({ DATA_DIR: dataDir(), ENCRYPTION_KEY_FILE: fileWith(`${secret}\n`) });
  expect(Buffer.from(loadConfig(env).encryptionKey).toString('base64')).toBe(secret);
});

it('a blank name of a file counts as not set', () => {
  expect(readEnvironment({ PORT: '4000', PORT_FILE: ' ' })).toEqual({ PORT: '4000', PORT_FILE: ' ' });
});

it('what cannot be read or is given twice is listed, without what it holds', () => {
  const env = {
    ENCRYPTION_KEY_FILE: '/nonexistent',
    SMTP_URL: 'smtp://a',
    SMTP_URL_FILE: fileWith('smtp://user:secret@b'),
  };
  const read = () => readEnvironment(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('ENCRYPTION_KEY_FILE: cannot be read (ENOENT)');
  expect(read).toThrow('SMTP_URL_FILE: is set beside SMTP_URL; expected one of them');
  expect(read).not.toThrow('user:secret');
});
