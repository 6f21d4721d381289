import { describe, expect, it } from 'vitest';
import { local, problemsOf, provideDataFolder } from './config.fixture.ts';

provideDataFolder();

describe('storage for backups', () => {
  const whole = {
    BACKUP_S3_ENDPOINT: 'https://s3.example',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('is none unless it is named, in a region that S3 takes by default', () => {
    expect(local().backupBucket).toBeNull();
    expect(local(whole).backupBucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'backups',
      prefix: '',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it.each(Object.keys(whole))('is not half named: without %s', (name) => {
    expect(problemsOf({ ...whole, [name]: undefined })).toEqual([expect.stringContaining(`${name}: is missing`)]);
  });

  it.each([
    ['BACKUP_S3_ENDPOINT', 'http://s3.example'],
    ['BACKUP_S3_ENDPOINT', 'https://s3.example/bucket'],
    ['BACKUP_S3_BUCKET', 'A bucket'],
    ['BACKUP_S3_PREFIX', '/from/root'],
    ['BACKUP_S3_PREFIX', 'without-slash'],
    ['BACKUP_S3_PREFIX', '../up/'],
    ['BACKUP_S3_SECRET_ACCESS_KEY', 'two words'],
  ])('is not %s=%s', (name, value) => {
    const problems = problemsOf({ ...whole, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name}: `)]);
    expect(problems.join()).not.toContain('two words');
  });
});
