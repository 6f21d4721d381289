import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#core/errors.ts';

/** argon2id, its default: 19 MiB, two passes, one lane (OWASP). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a random password that nobody has, made with the same cost. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$eaaWJAEJi7l0ShntZqFDGg$rUL1OeVIV6tWf4+EClpu4ZGQSjKTYEvhLp0E+g1BrWQ';

const AT_ONCE = 2;
const MOST_WAITING = 60;
const RETRY_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Few at once, so that pages keep a processor; a bounded line, so that a flood is turned away and not stored. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new AppError('limited', {
        publicMessage: 'Many people are signing in just now. Please try again in a moment.',
        retryAfter: RETRY_SECONDS,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The same password typed on another keyboard is the same (NFKC). */
const bytesOf = (password: string): string => password.normalize('NFKC');

/** @throws AppError `limited` while too many wait */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(bytesOf(password), cost));

/**
 * Whether the password is the one behind `passwordHash`; null stands for an address without an account and takes the
 * same work. @throws AppError `limited` while too many wait
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(passwordHash ?? NOBODYS, bytesOf(password)));
  return passwordHash !== null && right;
}
