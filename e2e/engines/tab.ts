import { setTimeout as wait } from 'node:timers/promises';

/** The protocol of an engine, reduced to what the journeys need. */
export interface Driver {
  navigate(address: string): Promise<void>;
  /** Value of an expression in the page; must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A click by the browser's own input, at the middle of the element. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Moves the pointer a little, which is what a page waits for before it loads its scripts. */
  touch(): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Errors on the console since the tab was opened. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** What an element is found by, as in Playwright's `getByRole` and `getByLabel`. */
export type Kind = 'button' | 'link' | 'field' | 'heading' | 'status' | 'alert';

const selectors: Readonly<Record<Kind, string>> = {
  button: 'button, [role="button"], input[type="submit"]',
  link: 'a[href]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3, [role="heading"]',
  status: '[role="status"]',
  alert: '[role="alert"]',
};

/** Runs in the page: marks the first visible, enabled element of that name. Whole names count before parts of them. */
function markElement(selector: string, name: string): boolean {
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const written = [...labels].map((label) => label.textContent).join(' ');
    return (element.getAttribute('aria-label') || written || element.textContent || '').replaceAll(/\s+/g, ' ').trim();
  };
  const isUsable = (element: Element): boolean =>
    element.checkVisibility() && element.getClientRects().length > 0 && !(element as HTMLButtonElement).disabled;
  document.querySelector('[data-engine-target]')?.removeAttribute('data-engine-target');
  const usable = [...document.querySelectorAll(selector)].filter(isUsable);
  const found =
    usable.find((element) => nameOf(element) === name) ?? usable.find((element) => nameOf(element).includes(name));
  found?.setAttribute('data-engine-target', '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== undefined;
}

const TARGET = '[data-engine-target]';
const WAIT_MS = 30_000;
const POLL_MS = 50;

/** A tab of one engine, used by what stands on the page. */
export class Tab {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** @throws Error naming what was expected */
  async until(expected: string, condition: () => Promise<boolean>, withinMs = WAIT_MS): Promise<void> {
    const end = Date.now() + withinMs;
    while (Date.now() < end) {
      // A page that is being replaced has nothing to be asked.
      if (await condition().catch(() => false)) return;
      await wait(POLL_MS);
    }
    const place = await this.driver.evaluate<string>('location.href').catch(() => 'an unknown page');
    throw new Error(`expected ${expected} at ${place}`);
  }

  private mark(kind: Kind, name: string): Promise<boolean> {
    const args = [selectors[kind], name].map((argument) => JSON.stringify(argument)).join(', ');
    return this.driver.evaluate<boolean>(`(${markElement})(${args})`);
  }

  sees(kind: Kind, name: string, withinMs?: number): Promise<void> {
    return this.until(`${kind} "${name}"`, () => this.mark(kind, name), withinMs);
  }

  reads(text: string): Promise<void> {
    return this.until(`the text "${text}"`, () =>
      this.driver.evaluate(`document.body.innerText.includes(${JSON.stringify(text)})`),
    );
  }

  isAt(path: RegExp): Promise<void> {
    return this.until(`an address like ${path}`, () => this.driver.evaluate(`${path}.test(location.pathname)`));
  }

  async press(kind: 'button' | 'link', name: string): Promise<void> {
    await this.sees(kind, name);
    await this.driver.click(TARGET);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.sees('field', label);
    await this.driver.type(TARGET, text);
  }

  valueOf(label: string): Promise<string> {
    return this.sees('field', label).then(() => this.driver.evaluate(`document.querySelector('${TARGET}').value`));
  }

  /** Opens an address of the product and leaves the page untouched. */
  open(path: string): Promise<void> {
    return this.driver.navigate(new URL(path, this.origin).href);
  }

  /** Touches the page until its scripts have taken over. */
  async start(): Promise<void> {
    await this.until('a page whose scripts run', async () => {
      await this.driver.touch();
      return this.isStarted();
    });
  }

  isStarted(): Promise<boolean> {
    return this.driver.evaluate(`'hydrated' in document.documentElement.dataset`);
  }
}
