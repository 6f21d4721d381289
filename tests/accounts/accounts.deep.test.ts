import { afterAll, expect, it } from 'vitest';
import { productBuild } from '#tests/product.ts';
import { play, reportOf } from './model.ts';
import { Stage } from './stage.ts';
import { createTheatres } from './theatres.ts';

/** Stories of these are played with every change; `npm run faults -- accounts` plays others (scripts/faults.ts). */
const SEEDS = [1, 2, 7];
const RUNS = 8;
const LENGTH = 25;

/** Stories of a random seed; its end is told. */
const LONG = { runs: 50, length: 45 };

const { FAULTS_MINUTES, FAULTS_SEED, FAULTS_PATH, FAULTS_REPLAY } = process.env;
const { build } = await productBuild();
const theatres = createTheatres(build);

/** Of what may be refused or cut short, each must have been done somewhere: else a story tries nothing. */
const MUST_BE_DONE = [
  'signed in with a password',
  'signed in with a passkey',
  'signed in with the provider',
  'switched a second factor on',
  'signed in with a stolen password',
  'opened the panel',
  'read an own scan',
  'saw an own address',
];

afterAll(() => theatres.close());

it.skipIf(FAULTS_MINUTES !== undefined).each(SEEDS)(
  'accounts keep what they promise, whatever happens in which order (%i)',
  async (seed) => {
    const details = await play(theatres.theatre, { seed, runs: RUNS, length: LENGTH });
    expect(reportOf(details)).toBeNull();
  },
  900_000,
);

it.skipIf(FAULTS_MINUTES !== undefined)('the stories get into accounts by every way', () => {
  expect([...Stage.deeds.keys()]).toEqual(expect.arrayContaining(MUST_BE_DONE));
});

/** Random stories, until one fails or the time is over. */
async function playOn(minutes: number): Promise<void> {
  const endsAt = Date.now() + minutes * 60_000;
  let runs = 0;
  while (Date.now() < endsAt) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const details = await play(theatres.theatre, { ...LONG, seed, endsAt });
    runs += details.numRuns;
    console.log(
      `seed ${seed}: ${details.numRuns} stories; ${runs} in all, ${Math.ceil((endsAt - Date.now()) / 60_000)} minutes left`,
    );
    expect(reportOf(details)).toBeNull();
  }
  console.log([...Stage.deeds].map(([deed, times]) => `${deed}: ${times}`).join('\n'));
}

it.runIf(FAULTS_MINUTES !== undefined)(
  'accounts keep what they promise for as long as it is tried',
  async () => {
    if (FAULTS_SEED === undefined) return playOn(Number(FAULTS_MINUTES));
    const details = await play(theatres.theatre, {
      ...LONG,
      seed: Number(FAULTS_SEED),
      path: FAULTS_PATH,
      replayPath: FAULTS_REPLAY,
    });
    expect(reportOf(details)).toBeNull();
  },
  86_400_000,
);
