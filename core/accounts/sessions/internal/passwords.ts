import { hash, hashRaw, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** argon2id, its default: 19 MiB, two passes, one lane (OWASP). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a random password that nobody has, made with the same cost. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$eaaWJAEJi7l0ShntZqFDGg$rUL1OeVIV6tWf4+EClpu4ZGQSjKTYEvhLp0E+g1BrWQ';

const inTurn = createTurns({ atOnce: 2, mostWaiting: 60 });

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

/**
 * The same work for a secret that is as short as a password and is found by its digest: the same salt gives the same.
 * @param salt 16 random bytes @returns 32 bytes @throws AppError `limited` while too many wait
 */
export const digestSecret = (secret: string, salt: Uint8Array): Promise<Buffer> =>
  inTurn(() => hashRaw(bytesOf(secret), { ...cost, salt }));
