import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import { freeScanLink } from '#core/scans/emails.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { asVisitor, openScanOf, type ScanWorld } from '#core/scans/scan.fixture.ts';
import { noteAnswered } from '#core/sources/health/actions/note-answered.ts';
import { seed } from '#db/seed.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

onEachDatabase('the numbers of sources', (open) => {
  let world: World;
  let product: Product;

  beforeAll(async () => {
    world = await createWorld({ database: await open(), emails: [freeScanLink] });
    await seed(world.database);
    // Two of one provider, one that no free scan asks, one that no scan asks.
    for (const id of ['gravatar-v3', 'gravatar-legacy', 'rdap', 'openalex-authors']) await noteAnswered(world, id);
    product = await openProduct(world, build);
  });
  afterAll(async () => {
    product.stop();
    await world.close();
  });

  const read = async (path: string) => textOf(await (await fetch(`http://127.0.0.1:${product.port}${path}`)).text());

  it('are the same on the home page, in the list of sources and in the report of a free scan', async () => {
    const [home, list] = [await read('/'), await read('/sources')];
    expect(home).toContain('checks 3 live data sources');
    expect(home).toContain('run by 2 providers');
    expect(list).toContain('3 live data sources today.');
    expect(list.match(/(\d+) live today/g)?.reduce((sum, words) => sum + Number.parseInt(words, 10), 0)).toBe(3);
    const asked = Number(/A free scan asks up to (\d+) sources/.exec(home)?.[1]);
    const scanId = await openScanOf(world as ScanWorld, 'alice@example.com');
    const scan = await getScanFor(asVisitor(world, '203.0.113.7', [scanId]), scanId);
    expect(answeredWords(answeredIn(scan), scanWords)).toBe(`0 of ${asked} sources checked`);
  });
});
