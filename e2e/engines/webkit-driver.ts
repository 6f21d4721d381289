import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { Builder, By, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../installation.ts';
import type { Driver } from './tab.ts';

const START_MS = 20_000;

/** Debian's MiniBrowser, which WebKitWebDriver drives; null where there is none. */
export const findMiniBrowser = (): string | null =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? null;

async function untilAnswering(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

let displays = 0;

/** A display nobody looks at, and the driver on it. */
async function startDriver(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  displays++;
  const display = `:${100 + (process.pid % 900) * 10 + (displays % 10)}`;
  const children: ChildProcess[] = [spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })];
  const env = {
    ...process.env,
    DISPLAY: display,
    // Neither a GPU nor a sandbox of its own works for root in a container.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  children.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
  const stop = () => {
    for (const child of children.toReversed()) child.kill();
  };
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { url, stop };
}

/** Runs in the page: keeps what goes wrong, since the protocol has no console. */
function keepProblems(): void {
  const kept: string[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
  const keep = (text: string) => {
    kept.push(text);
    sessionStorage.setItem('problems', JSON.stringify(kept));
  };
  addEventListener('error', ({ message }) => message && keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

function driverOf(browser: WebDriver, stop: () => Promise<void>): Driver {
  let x = 100;
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    navigate: async (address) => {
      await browser.get(address);
      await browser.executeScript(`(${keepProblems})()`);
    },
    evaluate: <Value>(expression: string) => browser.executeScript<Value>(`return ${expression}`),
    click: async (selector) => find(selector).click(),
    type: async (selector, text) => {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    touch: async () => {
      x = x === 100 ? 110 : 100;
      await browser.actions().move({ x, y: 300, origin: Origin.VIEWPORT }).perform();
    },
    screenshot: async (file) => writeFileSync(file, await browser.takeScreenshot(), 'base64'),
    problems: () => browser.executeScript<string[]>(`return JSON.parse(sessionStorage.getItem('problems') ?? '[]')`),
    close: async () => {
      await browser.quit().catch(() => {});
      await stop();
    },
  };
}

/** A browser of its own: MiniBrowser keeps one set of cookies. */
export async function openWebKitTab(binary: string): Promise<Driver> {
  const driver = await startDriver();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const browser = await new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
  await browser.manage().window().setRect({ width: 1280, height: 900 });
  return driverOf(browser, async () => driver.stop());
}
