import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Broker, brokers } from '#core/removal/brokers/brokers.ts';
import { createDirectory } from './directory.ts';
import { foldName } from './names.ts';
import { everyAuthority, openDirectory } from './open.ts';
import { findCompanyRoutes } from './queries/company-routes.ts';
import { authorityRow, type CompanyRow, companyRow, parseRows } from './row.ts';

const read = (name: string) => readFileSync(new URL(`./data/${name}.jsonl`, import.meta.url), 'utf8');
const directory = openDirectory(null);
const config = { directoryFile: null };

describe('the files of the directory', () => {
  it.each([
    ['controllers', 2_500, 'CC0-1.0'],
    ['services', 2_500, 'MIT'],
    ['register', 490, 'public record'],
  ])('%s holds valid rows, each once, in the order of their ids', (name, least, licence) => {
    const { head, rows } = parseRows(read(name), companyRow);
    expect(rows.length).toBeGreaterThan(least);
    expect(head.licence).toContain(licence);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('authorities has one for every country of the law, and one for each state of Germany', () => {
    const { rows } = parseRows(read('authorities'), authorityRow);
    expect(rows).toEqual(everyAuthority());
    const ofGermany = rows.filter(({ country, only }) => country === 'DE' && !only).map(({ state }) => state);
    expect(ofGermany).not.toContain(undefined);
    expect(new Set(ofGermany).size).toBe(16);
    expect(rows.filter(({ country }) => ['GB', 'CH', 'FR', 'ES', 'IE'].includes(country))).toHaveLength(5);
  });

  it('name every mistake by the row and the field', () => {
    const head = JSON.stringify({ source: 's', state: '1', licence: 'l' });
    const bad = JSON.stringify({
      id: 'hush',
      name: 'Hush',
      account: { url: 'javascript:alert(1)', difficulty: 'easy' },
    });
    expect(() => parseRows(`${head}\n${bad}\n`, companyRow)).toThrow('hush: account.url: is no web address');
    const twice = JSON.stringify({ id: 'hush', name: 'Hush' });
    expect(() => parseRows(`${head}\n${twice}\n${twice}\n`, companyRow)).toThrow('hush: id: stands twice');
  });
});

describe('the directory', () => {
  it('reaches every data broker', () => {
    const reached = ({ domain, name }: Broker) =>
      [...directory.listAt(domain), directory.findNamed(name)].some((one) => one?.addressee);
    expect(brokers.filter((one) => !reached(one))).toEqual([]);
  });

  it('takes a suffix under which many have their domains for nobody’s', () => {
    expect(directory.findNamed('Open electoral register (UK)')?.id).toBe('brokers.open-electoral-register-uk');
    expect(directory.companies.filter(({ domains }) => domains.includes('gov.uk'))).toEqual([]);
  });

  it('joins who answers, and where the account is closed, by domain', () => {
    const [adobe, ...others] = directory.listAt('adobe.com');
    expect(others).toEqual([]);
    expect(adobe).toMatchObject({ id: 'controllers.adobe', service: 'Adobe', account: { difficulty: 'easy' } });
    expect(adobe?.addressee?.email).toContain('@adobe.com');
  });

  it('joins a service to the company that claims it as a brand', () => {
    const [waze] = directory.listAt('waze.com');
    expect(waze).toMatchObject({ name: 'Waze', addressee: { name: 'Google LLC' } });
  });

  it.each(['www.adobe.com', 'ADOBE.com', 'account.adobe.com'])('finds %s', (host) => {
    expect(directory.listAt(host).map(({ id }) => id)).toEqual(['controllers.adobe']);
  });

  it.each(['', 'com', 'co.uk', 'nobody.example', 'notadobe.com'])('finds nobody at “%s”', (host) => {
    expect(directory.listAt(host)).toEqual([]);
  });

  it.each(['Dropbox', 'dropbox.com', 'DropBox International Unlimited Company'])('finds %s by its name', (name) => {
    expect(directory.findNamed(name.replace('.com', ''))?.id).toBe('controllers.dropbox');
  });

  it('finds nobody by a name that several have', () => {
    const rows = ['a', 'b'].map((id): CompanyRow => ({ id, name: 'Acme Ltd', domains: [`${id}.example`] }));
    const ambiguous = createDirectory([{ name: 'own', rows }], new Map());
    expect(ambiguous.findNamed('Acme')).toBeNull();
    expect(ambiguous.listAt('a.example')).toHaveLength(1);
  });

  it('leads from a record that is gone to the one that followed it', () => {
    const rows: CompanyRow[] = [{ id: 'new', name: 'New' }];
    const redirects = new Map([
      ['own.old', 'own.new'],
      ['own.ended', null],
    ]);
    const { findById } = createDirectory([{ name: 'own', rows }], redirects);
    expect(findById('own.old')?.name).toBe('New');
    expect(findById('own.ended')).toBeNull();
  });
});

describe('a search', () => {
  const namesOf = (text: string) => directory.search(text, 10).map(({ name, service }) => service ?? name);

  it('finds by three letters, whole names and beginnings first', () => {
    expect(namesOf('dro')).toContain('Dropbox');
    expect(namesOf('spotify')[0]).toBe('Spotify');
    expect(directory.search('ado', 10)[0]?.id).toBe('controllers.adobe');
  });

  it('takes no more than it is asked for, and names nobody twice', () => {
    const found = directory.search('com', 20);
    expect(found).toHaveLength(20);
    expect(new Set(found).size).toBe(20);
  });

  it.each(['', 'ad', '  a ', '...', 'qqqqqqq'])('finds nothing for “%s”', (text) => {
    expect(directory.search(text, 10)).toEqual([]);
  });

  it('finds names with accents without them', () => {
    expect(foldName('Café Royal GmbH & Co. KG')).toBe('caferoyal');
    expect(directory.search('osterreich', 5).length).toBeGreaterThan(0);
  });
});

describe('who can be asked about a breach', () => {
  const routes = (domain: string | null, name = 'x', country?: string) =>
    findCompanyRoutes(config, { name, domain }, { country: country ?? null });

  it('is decided by its domain', () => {
    expect(routes('canva.com', 'Another name')).toMatchObject({ id: 'controllers.canva', isByName: false });
  });

  it('is decided by a name only where no domain is known, and says so', () => {
    expect(routes(null, 'canva')).toMatchObject({ id: 'controllers.canva', isByName: true });
    expect(routes('nobody.example', 'canva')).toBeNull();
  });

  it('is the one that serves the country of the person', () => {
    const [first] = directory.listAt('ionos.co.uk');
    expect(routes('ionos.co.uk', 'x', 'GB')?.id).toBe(first?.id);
  });

  // Sites that many people know, and that are still there. Of all breaches a far smaller share is known (record 034).
  const wellKnown =
    'adobe.com linkedin.com dropbox.com canva.com myfitnesspal.com myspace.com twitter.com facebook.com zynga.com wattpad.com deezer.com dailymotion.com disqus.com tumblr.com last.fm gravatar.com duolingo.com trello.com kickstarter.com patreon.com evite.com 500px.com imgur.com myheritage.com animoto.com houzz.com shein.com stockx.com poshmark.com chegg.com edmodo.com badoo.com vk.com mathway.com bitly.com gemini.com ticketek.com.au archive.org plex.tv snapchat.com'.split(
      ' ',
    );

  it('is known for most breaches of well-known sites', () => {
    const known = wellKnown.filter((domain) => routes(domain) !== null);
    expect(known.length / wellKnown.length).toBeGreaterThan(0.6);
  });
});
