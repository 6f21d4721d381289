import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, install } from '../installation.ts';
import { openCuttable } from './cuttable.ts';
import type { Engine } from './engines.ts';
import { type Journey, journeys, type Stage } from './journeys.ts';
import { Tab } from './tab.ts';

const MOST_MS = 60_000;
const SCREENSHOT_MS = 5_000;

export interface JourneyOutcome {
  name: string;
  seconds: number;
  /** Null: it held. */
  failure: string | null;
}

interface Opened {
  stage: Stage;
  tabs: Tab[];
}

function openStage(engine: Engine, stage: Omit<Stage, 'openTab'>, origin: string): Opened {
  const tabs: Tab[] = [];
  const openTab = async () => {
    const tab = new Tab(await engine.openTab(), origin);
    tabs.push(tab);
    return tab;
  };
  return { stage: { ...stage, openTab }, tabs };
}

async function findProblems(tabs: readonly Tab[]): Promise<string[]> {
  const problems = await Promise.all(tabs.map(({ driver }) => driver.problems()));
  return problems.flat();
}

/** @throws Error when it takes longer: a browser that hangs answers nothing */
function withinTime<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const timeout = wait(ms, undefined, { ref: false }).then(() => Promise.reject(new Error(`not done after ${ms} ms`)));
  return Promise.race([work, timeout]);
}

async function saveScreenshot(tabs: readonly Tab[], name: string): Promise<string> {
  const folder = path.resolve('test-results/engines');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
  await withinTime(SCREENSHOT_MS, tabs.at(-1)?.driver.screenshot(file) ?? Promise.resolve());
  return file;
}

async function make(journey: Journey, opened: Opened, name: string): Promise<string | null> {
  try {
    await withinTime(MOST_MS, journey(opened.stage));
    const problems = await findProblems(opened.tabs);
    return problems.length === 0 ? null : `errors on the console: ${problems.join(' | ')}`;
  } catch (error) {
    const picture = await saveScreenshot(opened.tabs, name).catch(() => 'no screenshot');
    return `${error instanceof Error ? error.message : String(error)} (${picture})`;
  }
}

/** Makes the core journeys in one engine, on a product of its own behind a connection that can be cut. */
export async function makeJourneys(
  label: string,
  openEngine: () => Promise<Engine>,
  isWanted: (journey: string) => boolean,
): Promise<JourneyOutcome[]> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const installation = await install('embedded', { APP_URL: origin }, { shortLived: true, payments: true });
  const connection = await openCuttable(port, Number(new URL(installation.url).port));
  const engine = await openEngine();
  const outcomes: JourneyOutcome[] = [];
  try {
    for (const [name, journey] of Object.entries(journeys).filter(([one]) => isWanted(one))) {
      const startedAt = performance.now();
      const opened = openStage(engine, { installation, connection }, origin);
      const failure = await make(journey, opened, `${label} ${name}`);
      connection.mend();
      for (const { driver } of opened.tabs) await driver.close();
      const seconds = (performance.now() - startedAt) / 1_000;
      outcomes.push({ name, failure, seconds });
      console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${label}: ${name} (${seconds.toFixed(1)} s)`);
      if (failure !== null) console.log(`       ${failure}`);
    }
  } finally {
    await engine.close();
    await connection.close();
    await installation.stop();
  }
  return outcomes;
}
