import { ActingRoleError } from './database/acting-role.ts';
import { adviceOnLink } from './database/refused-link.ts';

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** PostgreSQL: connection exceptions, resources used up, shut down or starting, a statement out of time. */
const DATABASE = /^(?:08...|53...|57P0.|57014|55P03|58...)$/;

/** What pg says without a code of a connection that is lost, cannot be had, or says nothing any more. */
const WITHOUT_CODE =
  /^(?:Connection terminated|timeout e(?:xceeded when trying to connect|xpired)|Query read timeout|Client .* is not queryable)/;

/** Whether `error`, or what caused it, says that something we depend on is away for the moment. */
export function isOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (cause instanceof ActingRoleError || adviceOnLink(cause) !== null) return true;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (NETWORK.has(code) || DATABASE.test(code)) return true;
    if (WITHOUT_CODE.test(cause.message)) return true;
  }
  return false;
}
