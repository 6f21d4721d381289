const UNKNOWN_AUTHORITY = 'Name the authority that signed the certificate of the server: &sslrootcert=FILE.';

/** What the certificate of a server was refused for, by Node's code, with what an operator can do about it. */
const CERTIFICATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ERR_TLS_CERT_ALTNAME_INVALID: 'Use the name in the address that the certificate of the server is for.',
    CERT_HAS_EXPIRED: 'Give the server a certificate that is still good.',
    CERT_NOT_YET_VALID: 'Set the clocks of both machines.',
    DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  }),
);

/** What node-postgres says, without a code, of a server that speaks no TLS. */
const NO_TLS_THERE = 'The server does not support SSL connections';
/** What PostgreSQL says where only encrypted connections are let in. */
const NO_TLS_HERE = /^no pg_hba\.conf entry for .*, no encryption$/;

/**
 * Where two sides could not agree on TLS, or the one that answered did not show that it is the database.
 * @returns a sentence that says what to do; null for any other failure
 */
export function adviceOnLink(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.message === NO_TLS_THERE)
    return 'Switch TLS on in the server (ssl = on), or see that the address leads to it.';
  if (NO_TLS_HERE.test(error.message)) return 'The server wants TLS: add ?sslmode=verify-full to the address.';
  return CERTIFICATES.get(code) ?? null;
}

/** What an error says, and what to do about it where that is known. */
export function messageWithAdvice(error: Error): string {
  const advice = adviceOnLink(error);
  return advice === null ? error.message : `${error.message}. ${advice}`;
}
