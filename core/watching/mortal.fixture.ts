import type { Database } from '#platform/database/database.ts';
import type { MailMessage, MailTransport } from '#platform/mail/transport.ts';

class Killed extends Error {}

/** Dies in or after the transaction that comes after so many others. */
type Fate = { left: number; when: 'before its commit' | 'after its commit' } | null;

const deaths = ['before its commit', 'after its commit'] as const;

/** A database whose process is killed as `fate` says. */
function mortal(database: Database): { database: Database; die(fate: Fate): void } {
  let fate: Fate = null;
  const transaction: Database['transaction'] = async (scope, work) => {
    const now = fate;
    if (now === null || now.left-- > 0) return database.transaction(scope, work);
    fate = null;
    if (now.when === 'before its commit')
      return database.transaction(scope, async (tx) => {
        await work(tx);
        throw new Killed();
      });
    await database.transaction(scope, work);
    throw new Killed();
  };
  return {
    database: { ...database, transaction },
    die(next) {
      fate = next;
    },
  };
}

/** A mail server that fails before it takes the next message, or takes it and never says so. */
function moodyServer() {
  const taken: MailMessage[] = [];
  const moods: ('refuse' | 'take and be silent')[] = [];
  const transport: MailTransport = {
    async send(message) {
      const mood = moods.shift();
      if (mood === 'refuse') throw new Killed();
      taken.push(message);
      if (mood === 'take and be silent') throw new Killed();
    },
    async verify() {},
    async close() {},
  };
  return { taken, moods, transport };
}

/** One person's failure is gathered with the others'. */
const isKill = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKill));

interface MortalPlace {
  database: Database;
  transport: MailTransport;
  /** What the mail server took, also twice. */
  taken: MailMessage[];
  /** The next two mails: one is refused, one taken without a word. */
  failMail(): void;
  /** Kills work before and after the commit of a transaction of it, each once. @param left transactions before that one */
  killed(work: () => Promise<unknown>, left?: number): Promise<void>;
}

/** A database and a mail server that fail. */
export function createMortalPlace(real: Database): MortalPlace {
  const { database, die } = mortal(real);
  const { taken, moods, transport } = moodyServer();
  return {
    database,
    transport,
    taken,
    failMail: () => void moods.push('refuse', 'take and be silent'),
    async killed(work, left = 0) {
      for (const when of deaths) {
        die({ left, when });
        await work().catch((error: unknown) => {
          if (!isKill(error)) throw error;
        });
      }
      die(null);
    },
  };
}

/** Each mail once, in the order in which they were taken first. */
export const eachOnce = (mails: readonly MailMessage[]): MailMessage[] =>
  [...new Map([...mails].reverse().map((mail) => [mail.messageId, mail])).values()].reverse();
