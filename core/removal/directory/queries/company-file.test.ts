import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCompanyFile } from '#contract/mailbox/company-file.ts';
import { createIdentityWorld, type IdentityWorld } from '#core/identifiers/identifiers.fixture.ts';
import { catalogueInDatabase } from '#core/sources/internal/catalogue/catalogue-store.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { writeCompanyFile } from './company-file.ts';

const MOST_BYTES = 300_000;

const breach = (name: string, domain: string, date: string, more: object = {}) => ({
  ...{ Name: name, Title: name, Domain: domain, BreachDate: date, PwnCount: 1, DataClasses: ['Email addresses'] },
  ...{ IsVerified: true, IsFabricated: false, IsRetired: false, IsSpamList: false, ...more },
});

onOneDatabase('the file of companies for a browser', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
    const body = JSON.stringify([
      breach('Adobe', 'adobe.com', '2013-10-04'),
      breach('Quillo', 'quillo.example', '2019-01-01'),
      breach('Made up', 'canva.com', '2020-01-01', { IsFabricated: true }),
    ]);
    await catalogueInDatabase(identity.world).write({ fetchedAt: new Date(), body });
  });
  afterAll(() => identity.world.close());

  it('says of a domain who it is, how an account is closed, and when data were lost', async () => {
    const companies = readCompanyFile(await writeCompanyFile(identity.world));
    expect(companies.size).toBeGreaterThan(5_000);
    expect(companies.get('adobe.com')).toMatchObject({
      account: { url: expect.stringMatching(/^https:/), difficulty: expect.any(String) },
      hasLetter: true,
      breached: 2013,
    });
    expect(companies.get('quillo.example')).toMatchObject({ name: 'Quillo', id: null, account: null, breached: 2019 });
    expect(companies.get('canva.com')?.breached).toBeNull();
  });

  it('is small enough for a telephone, and holds no address to write to', async () => {
    const text = await writeCompanyFile(identity.world);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(text, { params }).length).toBeLessThan(MOST_BYTES);
    expect(text).not.toMatch(/^[^\t]*\t[^\t]*@/m);
  });
});
