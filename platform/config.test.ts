import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataDir, key, local, problemsOf, provideDataFolder } from './config/config.fixture.ts';
import { variableNames, variables } from './config/variables.ts';
import { loadConfig } from './config.ts';

provideDataFolder();

const production = (): Record<string, string> => ({
  NODE_ENV: 'production',
  APP_URL: 'https://quietprint.test/',
  DATABASE_URL: 'postgres://owner:pass@db.internal/quietprint',
  SMTP_URL: 'smtps://mailer:pass@smtp.internal',
  OWNER_EMAIL: 'Owner@Quietprint.test',
  CONTACT_EMAIL: 'hello@quietprint.test',
  COMPANY_NAME: 'Quietprint Limited',
  ENCRYPTION_KEY: key(),
  AUDIT_SIGNING_KEY: key(),
});

describe('without any variable', () => {
  it('the product runs on its own: embedded database, local mailbox, no payments', () => {
    expect(local()).toMatchObject({
      mode: 'local',
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseAppUrl: null,
      dataDir: dataDir(),
      ownerEmail: null,
      smtpUrl: null,
      mailFrom: '"Quietprint" <hello@quietprint.example>',
      stripe: null,
      previousEncryptionKeys: [],
      formerAuditKeys: [],
      formerReportKeys: [],
      sourceKeys: {},
      trustedProxies: 0,
      stopNoticeMs: 0,
      countryHeader: null,
      logLevel: 'info',
      site: { name: 'Quietprint', company: 'Quietprint Limited', companyNumber: null, demo: false },
    });
  });

  it('blank values count as not set', () => {
    expect(local({ SMTP_URL: '', PORT: '  ', COMPANY_NUMBER: '' })).toMatchObject({ smtpUrl: null, port: 3000 });
  });

  it('its address follows the port', () => {
    expect(local({ PORT: '4160' }).appUrl).toBe('http://localhost:4160');
  });
});

describe('in production', () => {
  it('everything needed is taken from the environment and nothing is made', () => {
    const env = production();
    expect(loadConfig({ ...env, DATA_DIR: dataDir() })).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      appUrl: 'https://quietprint.test',
      ownerEmail: 'owner@quietprint.test',
      smtpUrl: env.SMTP_URL,
    });
    expect(existsSync(dataDir())).toBe(false);
  });

  it('all that is missing is named at once', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((line) => line.split(' ')[0])).toEqual([
      'APP_URL:',
      'DATABASE_URL:',
      'SMTP_URL:',
      'OWNER_EMAIL:',
      'CONTACT_EMAIL:',
      'COMPANY_NAME:',
      'ENCRYPTION_KEY:',
      'AUDIT_SIGNING_KEY:',
    ]);
  });

  it.each([
    ['invented findings', { QUIETPRINT_DEMO: '1' }, /^QUIETPRINT_DEMO: is on/],
    ['links without encryption', { APP_URL: 'http://quietprint.test' }, /^APP_URL: is not encrypted/],
    ['a host that only starts like this machine', { APP_URL: 'http://localhost.evil.test' }, /^APP_URL: is not/],
    ['payments without encryption', { STRIPE_API_BASE: 'http://stripe.example' }, /^STRIPE_API_BASE: is not encrypted/],
    [
      'a log that leaves the machine without encryption',
      { OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://collector.example:4318/v1/logs' },
      /^OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: is not encrypted/,
    ],
    [
      'a database across others’ networks without TLS',
      { DATABASE_URL: 'postgres://owner:pass@db.example/quietprint' },
      /^DATABASE_URL: leads to another network without TLS; expected \?sslmode=verify-full/,
    ],
    [
      'the same of the login that owns nothing',
      { DATABASE_APP_URL: 'postgres://web:pass@203.0.113.7/quietprint' },
      /^DATABASE_APP_URL: leads to another network/,
    ],
  ])('%s are refused', (_, change, expected) => {
    expect(problemsOf({ ...production(), ...change })).toEqual([expect.stringMatching(expected)]);
  });

  it('names of the documentation are refused, all of them at once', () => {
    const placeholders = {
      APP_URL: 'https://quietprint.example',
      OWNER_EMAIL: 'owner@quietprint.example',
      CONTACT_EMAIL: 'hello@quietprint.example',
      MAIL_FROM: 'Quietprint <hello@Quietprint.Example>',
    };
    const said = problemsOf({ ...production(), ...placeholders });
    expect(said.map((line) => line.split(':')[0])).toEqual(Object.keys(placeholders));
    expect(said.every((line) => line.includes('ends in .example'))).toBe(true);
    expect(problemsOf(placeholders)).toEqual([]);
  });

  it('staff need two-factor sign-in unless it is switched off; a local installation does without', () => {
    const { staffTwoFactor } = loadConfig({ DATA_DIR: dataDir(), ...production() });
    const off = loadConfig({ DATA_DIR: dataDir(), ...production(), STAFF_TWO_FACTOR: 'off' });
    expect([staffTwoFactor, off.staffTwoFactor]).toEqual([true, false]);
    expect([local().staffTwoFactor, local({ STAFF_TWO_FACTOR: 'required' }).staffTwoFactor]).toEqual([false, true]);
  });

  it.each([
    'db/quietprint',
    'localhost/quietprint',
    'db.example/q?sslmode=verify-full',
    'db.example/q?sslmode=disable',
  ])('a database at %s is taken: its network is the operator’s, or its address says what is wanted', (at) =>
    expect(problemsOf({ ...production(), DATABASE_URL: `postgres://owner:pass@${at}` })).toEqual([]),
  );

  it('this machine may be named without encryption', () => {
    expect(problemsOf({ ...production(), APP_URL: 'http://127.0.0.1:4160' })).toEqual([]);
  });
});

describe('a wrong value', () => {
  const wrong: [string, string][] = [
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['APP_URL', 'quietprint.example'],
    ['APP_URL', 'https://quietprint.example/app'],
    ['APP_URL', 'https://user@quietprint.example'],
    ['APP_URL', 'javascript:alert(1)'],
    ['TRUSTED_PROXIES', '11'],
    ['LOG_LEVEL', 'verbose'],
    ['STAFF_TWO_FACTOR', 'yes'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'host/name'],
    ['OWNER_EMAIL', 'owner'],
    ['SMTP_URL', 'smtps://'],
    ['SMTP_URL', 'http://smtp.example'],
    ['MAIL_FROM', 'Quietprint'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['STRIPE_API_BASE', 'ftp://stripe.example'],
    ['ENCRYPTION_KEY', 'c2hvcnQ='],
    ['ENCRYPTION_KEY', 'g'.repeat(64)],
    ['ENCRYPTION_KEY_PREVIOUS', `${'a'.repeat(64)},short`],
    ['QUIETPRINT_DEMO', 'maybe'],
    ['COMPANY_NAME', 'Quiet\nprint'],
    ['EMERGENCY_TELEPHONE', 'call me'],
    ['LAST_SECURITY_REVIEW', '2026-02-30'],
    ['HTTPS_PROXY', 'proxy:3128'],
    ['HIBP_API_KEY', 'two words'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no name'],
    ['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ];

  it.each(wrong)('of %s (%s) is named with what is expected', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .+; expected .+`))]);
  });

  it('is reported once, with every other one, a line each', () => {
    const env = { ...production(), PORT: 'x', APP_URL: 'y', ENCRYPTION_KEY: 'z', HIBP_API_KEY: 'ä' };
    const lines = problemsOf(env);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'APP_URL', 'ENCRYPTION_KEY', 'HIBP_API_KEY']);
    expect(() => loadConfig(env)).toThrow(lines.map((line) => `  ${line}`).join('\n'));
  });

  it('is never printed, whichever variable holds it', () => {
    for (const name of variableNames) {
      const secret = `\u0001canary-${name}`;
      for (const line of problemsOf({ [name]: secret })) expect(line).not.toContain('canary');
    }
  });

  it('of a proxy is found in small letters too', () => {
    expect(problemsOf({ https_proxy: 'nonsense' })).toEqual([expect.stringMatching(/^HTTPS_PROXY: /)]);
  });
});

describe('the local mailbox', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', '::ffff:192.168.1.5', 'quietprint.lan', 'localhost.evil.example'])(
    'is not opened beyond this machine by HOST=%s',
    (HOST) => {
      expect(problemsOf({ HOST })).toEqual([
        expect.stringMatching(/^HOST: reaches beyond this machine .+LOCAL_MAILBOX_EXPOSED=1/),
      ]);
      expect(local({ HOST, LOCAL_MAILBOX_EXPOSED: '1' })).toMatchObject({ host: HOST, localMailboxExposed: true });
      expect(problemsOf({ HOST, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
    },
  );

  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1', 'localhost', 'quietprint.localhost'])(
    'stays on this machine with HOST=%s',
    (HOST) => {
      expect(local({ HOST })).toMatchObject({ host: HOST, localMailboxExposed: false });
    },
  );
});

describe('values that belong together', () => {
  it('payments need the secret of their webhook', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: is missing/),
    ]);
    expect(local({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: null,
    });
  });

  it('the second login needs the first', () => {
    expect(problemsOf({ DATABASE_APP_URL: 'postgres://web@db/x' })).toEqual([
      expect.stringMatching(/^DATABASE_APP_URL: is set/),
    ]);
  });

  it('a process that is web or worker alone needs PostgreSQL, and no address of its owner', () => {
    const appUrl = 'postgres://web@db/x';
    for (const kind of ['web', 'worker'] as const) {
      const { DATABASE_URL: _, ...env } = production();
      expect(loadConfig({ ...env, DATABASE_APP_URL: appUrl }, kind)).toMatchObject({
        databaseUrl: null,
        databaseAppUrl: appUrl,
      });
      expect(() => loadConfig({}, kind)).toThrow(`one process only; expected PostgreSQL for a ${kind} process`);
    }
  });

  it('one key does not serve two purposes', () => {
    const one = key();
    expect(problemsOf({ ENCRYPTION_KEY: one, AUDIT_SIGNING_KEY: one })).toEqual([
      expect.stringMatching(/^AUDIT_SIGNING_KEY: is the same/),
    ]);
  });
});

describe('what is read', () => {
  it('keys may be written in hex, base64 and base64url', () => {
    const bytes = randomBytes(32);
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      const config = local({ ENCRYPTION_KEY: bytes.toString(encoding), AUDIT_SIGNING_KEY: key() });
      expect(Buffer.from(config.encryptionKey)).toEqual(bytes);
    }
  });

  it('previous keys keep their order, and only the sources that have a key are listed', () => {
    const [newer, older] = [randomBytes(32), randomBytes(32)];
    const config = local({
      ENCRYPTION_KEY_PREVIOUS: `${newer.toString('hex')}, ${older.toString('base64')}`,
      GITHUB_TOKEN: 't',
    });
    expect(config.previousEncryptionKeys.map((one) => Buffer.from(one))).toEqual([newer, older]);
    expect(config.sourceKeys).toEqual({ GITHUB_TOKEN: 't' });
  });

  it('what is said of the specified company is said of no other', () => {
    expect(local().site).toMatchObject({
      jurisdiction: 'Hong Kong',
      since: '2024',
      legalNotice: 'Draft for review by counsel',
    });
    const none = { jurisdiction: null, register: null, since: null, legalNotice: null };
    expect(local({ COMPANY_NAME: 'Acme GmbH' }).site).toMatchObject(none);
    const given = { COMPANY_JURISDICTION: 'Germany', COMPANY_REGISTER: 'Amtsgericht Köln', COMPANY_SINCE: '2019' };
    expect(local({ COMPANY_NAME: 'Acme GmbH', ...given }).site).toMatchObject({
      jurisdiction: 'Germany',
      register: 'Amtsgericht Köln',
      since: '2019',
    });
  });

  it('the facts about the site come from the environment', () => {
    const site = {
      PRODUCT_NAME: 'Hush',
      COMPANY_NUMBER: '123',
      EMERGENCY_TELEPHONE: '+44 20 7946 0000',
      LAST_SECURITY_REVIEW: '2026-10-01',
      QUIETPRINT_DEMO: 'true',
    };
    expect(local(site).site).toMatchObject({
      name: 'Hush',
      companyNumber: '123',
      emergencyTelephone: '+44 20 7946 0000',
      lastSecurityReview: '2026-10-01',
      demo: true,
    });
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

  it('documents every variable that is read, and no other', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual([...variableNames].sort());
  });

  it('gives only values that would be accepted', () => {
    for (const { name, value } of examples.filter((example) => example.value !== '')) {
      expect(variables[name as keyof typeof variables].safeParse(value).success, name).toBe(true);
    }
  });
});
