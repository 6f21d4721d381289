import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { requireSignUpMail, signUp } from './acts.ts';
import { GaveUp } from './browser.ts';
import { accountName } from './person.ts';
import { checkPromises, checkReading } from './promises.ts';
import { giveRole, stealPassword } from './staff-steps.ts';
import { Stage, type Theatre, Violation } from './stage.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

class Command implements AsyncCommand<Stage, Stage> {
  private told = '';
  private readonly step: Step<unknown>;
  private readonly choice: unknown;

  constructor(step: Step<unknown>, choice: unknown) {
    [this.step, this.choice] = [step, choice];
  }

  check = (stage: Stage): boolean => this.step.may?.(stage, this.choice) ?? true;

  async run(stage: Stage): Promise<void> {
    this.told = this.step.tell(stage, this.choice);
    stage.note(this.told);
    try {
      await this.step.act(stage, this.choice);
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
    }
    await checkPromises(stage);
  }

  toString = (): string => this.told;
}

const commandOf = (step: Step<unknown>): Arbitrary<Command> => step.choice.map((choice) => new Command(step, choice));

export interface Plan {
  seed: number;
  runs: number;
  /** Steps of one story. */
  length: number;
  path?: string | undefined;
  replayPath?: string | undefined;
  endsAt?: number;
}

/**
 * How a story begins. Most of what can be done needs an account, of a customer or of staff. In the last two Mallory
 * has its password, and can learn later ones.
 */
const beginnings = fc.constantFrom('nothing' as const, 'account' as const, 'thief' as const, 'staff' as const);

async function openAccount(stage: Stage): Promise<void> {
  const { alice } = stage;
  const asking = {
    person: alice,
    browser: alice.browsers[0],
    address: alice.addresses[0],
    password: alice.passwords[0],
  };
  stage.note(`Alice opens an account for ${asking.address} with the password "${asking.password}" on Alice's laptop.`);
  if (await signUp(asking)) await requireSignUpMail(stage, asking, { browser: 0, scripts: false });
}

async function begin(stage: Stage, beginning: 'nothing' | 'account' | 'thief' | 'staff'): Promise<void> {
  if (beginning === 'nothing') return;
  await openAccount(stage);
  if (!stage.hasThief) return;
  const email = accountName(stage.alice.addresses[0]);
  stage.note(`Mallory learns the password of ${email}.`);
  await stealPassword(stage, email);
  if (beginning !== 'staff') return;
  stage.note(`The operator gives ${email} the role of admin.`);
  await giveRole(stage, email, 'admin');
}

/** Plays stories until one breaks a promise, the runs are used up, or the time is. */
export async function play(theatre: () => Promise<Theatre>, { seed, runs, length, path, replayPath, endsAt }: Plan) {
  const commands = fc.commands(
    steps.map((step) => commandOf(step as unknown as Step<unknown>)),
    { maxCommands: length, size: 'max', ...(replayPath !== undefined && { replayPath }) },
  );
  const property = fc.asyncProperty(commands, beginnings, async (story, beginning) => {
    const stage = new Stage(await theatre(), { hasThief: beginning === 'thief' || beginning === 'staff' });
    await begin(stage, beginning);
    await fc.asyncModelRun(() => ({ model: stage, real: stage }), story);
    await checkReading(stage);
  });
  return fc.check(property, {
    seed,
    numRuns: runs,
    ...(path !== undefined && { path, endOnFailure: replayPath !== undefined }),
    ...(endsAt !== undefined && { interruptAfterTimeLimit: Math.max(0, endsAt - Date.now()) }),
  });
}

type Played = Awaited<ReturnType<typeof play>>;

/** The shortest story that was found to break a promise, and how to see it again; null when none was found. */
export function reportOf(details: Played): string | null {
  if (!details.failed || details.errorInstance === null) return null;
  const { errorInstance, seed, counterexamplePath, counterexample } = details;
  const replay = /replayPath="([^"]+)"/.exec(String(counterexample?.[0]))?.[1];
  const again = `npm run faults -- accounts --seed ${seed} --path ${counterexamplePath}${replay ? ` --replay ${replay}` : ''}`;
  const story = errorInstance instanceof Violation ? errorInstance.message : String((errorInstance as Error).stack);
  return `\n${story}\n\nAgain: ${again}\n`;
}
