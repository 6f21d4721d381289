import type { NodemailerError } from 'nodemailer';

/** Why a mail did not leave. */
export type MailFailure =
  /** Ours: the message has no form that could be sent. */
  | 'unsendable'
  | 'recipient-refused'
  | 'message-refused'
  | 'sender-refused'
  | 'sign-in-refused'
  /** The server asks to try later. */
  | 'busy'
  | 'encryption'
  | 'unreachable'
  | 'timeout'
  | 'unknown';

/** Says nothing about whose mail it was; the server's words are in `cause`. */
export class MailError extends Error {
  readonly reason: MailFailure;
  /** True when trying again cannot help. */
  readonly permanent: boolean;
  /** The server's answer, e.g. 550. */
  readonly status: number | null;

  constructor(reason: MailFailure, options: { permanent?: boolean; status?: number; cause?: unknown } = {}) {
    super(`mail: ${reason}`, { cause: options.cause });
    this.name = 'MailError';
    this.reason = reason;
    this.permanent = options.permanent ?? false;
    this.status = options.status ?? null;
  }
}

/** True when the same mail will never be taken. All else is worth another try. */
export const isPermanent = (error: unknown): boolean => error instanceof MailError && error.permanent;

/** @param error from nodemailer's SMTP transport */
export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const failure: NodemailerError = error instanceof Error ? error : new Error('unknown');
  return failure.responseCode === undefined
    ? new MailError(reasonWithoutAnswer(failure), { permanent: neverReachesServer(failure), cause: error })
    : answeredError(failure, failure.responseCode, error);
}

function answeredError(failure: NodemailerError, status: number, cause: unknown): MailError {
  const reason = reasonOf(failure, status);
  const aboutMail = reason === 'recipient-refused' || reason === 'message-refused';
  return new MailError(reason, {
    permanent: aboutMail && status !== 503 && !isAboutUs(failure, status),
    status,
    cause,
  });
}

function reasonOf({ code, command = '' }: NodemailerError, status: number): MailFailure {
  if (code === 'ETLS') return 'encryption';
  if (status < 500) return 'busy';
  if (code === 'EAUTH') return 'sign-in-refused';
  if (command === 'RCPT TO') return 'recipient-refused';
  if (command === 'DATA') return 'message-refused';
  return command === 'MAIL FROM' ? 'sender-refused' : 'unknown';
}

// 530 and the policy class 5.7 (RFC 3463) speak of our sign-in or standing: an operator can mend that.
const isAboutUs = ({ response = '' }: NodemailerError, status: number) =>
  status === 530 || /^\d{3}[ -]5\.7\./.test(response);

/** Refused by nodemailer itself: an address it cannot write, or more bytes than the server announced to take. */
const neverReachesServer = ({ code }: NodemailerError) => code === 'EENVELOPE' || code === 'EMESSAGE';

function reasonWithoutAnswer({ code, originalCode = '' }: NodemailerError): MailFailure {
  if (/CERT|SSL|TLS/.test(originalCode)) return 'encryption';
  switch (code) {
    case 'EABORT':
    case 'ETIMEDOUT':
      return 'timeout';
    case 'ETLS':
    case 'EREQUIRETLS':
      return 'encryption';
    case 'EAUTH':
    case 'ENOAUTH':
      return 'sign-in-refused';
    case 'ESOCKET':
    case 'ECONNECTION':
    case 'EDNS':
      return 'unreachable';
    case 'EENVELOPE':
    case 'EMESSAGE':
      return 'unsendable';
    default:
      return 'unknown';
  }
}
