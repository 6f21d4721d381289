/** Exit statuses. Those from 64 on are of sysexits.h, as `npm run admin` has them. */
export const status = {
  done: 0,
  /** What the command says: something new, a file that is not genuine, a source that lies. */
  told: 1,
  /** It could not be found out. */
  failed: 2,
  usage: 64,
  unavailable: 69,
  /** A file cannot be written. */
  cannotWrite: 73,
  interrupted: 130,
} as const;

export type Status = (typeof status)[keyof typeof status];

/** The command was written wrongly; the message says how. */
export class UsageError extends Error {}
