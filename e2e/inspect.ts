import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const SCROLLING = ['scrollable-region-focusable'];

interface View {
  width: number;
  scheme: Scheme;
  /** Of axe; null = all. */
  rules: readonly string[] | null;
}

/**
 * Each theme and each width once: in the other theme the same parts have the same tokens. Which theme comes with which width differs
 * from screen to screen, so that what many of them share is seen in all four. Whatever a page shows it shows at the least or the
 * greatest width: between them only places change, and with them what scrolls.
 */
function viewsOf(name: string): readonly View[] {
  const [narrow, wide] = name.length % 2 === 0 ? schemes : schemes.toReversed();
  return [
    { scheme: narrow ?? 'light', width: 360, rules: null },
    { scheme: narrow ?? 'light', width: 768, rules: SCROLLING },
    { scheme: wide ?? 'dark', width: 1440, rules: null },
  ];
}

/** Set to a folder, the screens are also kept there as pictures. */
const pictures = process.env.PICTURES;

/** With what each rule's violations are called, which it tells only with them. */
type Axe = typeof import('axe-core') & {
  _audit: { rules: { id: string; impact?: string }[] };
};

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe calls serious or worse. Rules whose violations are never that bad are left out, and so is fetching what only they read. */
async function seriousOf(page: Page, part: Locator, only: readonly string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return part.evaluate(async (element, runOnly) => {
    const off = { enabled: false };
    const { run, _audit } = (window as unknown as { axe: Axe }).axe;
    const mild = _audit.rules.filter(({ impact }) => impact === 'moderate' || impact === 'minor');
    const rules = runOnly ? { runOnly: [...runOnly] } : { rules: Object.fromEntries(mild.map(({ id }) => [id, off])) };
    const { violations } = await run(element, { resultTypes: ['violations'], preload: false, ...rules });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, only);
}

/** What changes its colour or place with the width or the theme has done so, or a second has passed. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What follows the scrolling runs for ever.
    const isEnding = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const still = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const ending = document.getAnimations().filter(isEnding);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    };
    await Promise.race([still(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  });

/** The narrowest telephone: nothing is looked for there but that the page fits. */
const NARROWEST = 320;

async function expectToFit(page: Page, name: string, width: number): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
}

/**
 * Finds no sideways scrolling and nothing serious from axe, from the narrowest telephone to a wide screen, light and dark.
 * @param part what is new on a page that another journey inspects as a whole: axe reads nothing else of it
 */
export async function inspect(page: Page, name: string, part: Locator = page.locator(':root')): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  await untilStill(page);
  await expectToFit(page, name, NARROWEST);
  for (const { width, scheme, rules } of viewsOf(name)) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}-${scheme}.png`, fullPage: true });
    await expectToFit(page, name, width);
    expect(await seriousOf(page, part, rules), `${name} at ${width}, ${scheme}`).toEqual([]);
  }
}

/** Call before the first page: collects every report of the content security policy. */
export async function policyReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { policyReports: reports });
    document.addEventListener('securitypolicyviolation', (event) =>
      reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { policyReports: string[] }).policyReports);
}

/** What the page tells machines about itself. */
export async function linkedData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}
