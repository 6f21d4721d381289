/** What one request, one client and the whole process may take. Milliseconds and bytes. */
export interface RequestLimits {
  bodyBytes: number;
  /** The same for files that are handed over. */
  uploadBytes: number;
  /** Of customers, how many such bodies may arrive at once: of one of them, and in all. */
  uploadsPerCustomer: number;
  customerUploadsInAll: number;
  /** Of those that have arrived, of whomever, how many are worked on at once. */
  uploadsTakenAtOnce: number;
  /** The same for a text that staff write. */
  textBytes: number;
  /** Longest that the body of a form may take to arrive, from its head on. */
  bodyMs: number;
  /** The same for files: longest until their next part comes. */
  stallMs: number;
  /** Of a body that is refused: how much of it is taken and dropped, and for how long, before the answer goes out. */
  unreadBytes: number;
  unreadMs: number;
  /** Longest request target (path and query). */
  targetBytes: number;
  /** Longest a request may take until its answer begins. */
  answerMs: number;
  topicsPerStream: number;
  /** Of one account or one customer's network; the network around the latter has several times as many. */
  streamsPerClient: number;
  streamsInAll: number;
  /** Silence after which a live stream gets a comment, so that proxies keep it open. */
  heartbeatMs: number;
  /** How often an open stream's right is looked at again: a person's, and a visitor's. */
  personRecheckMs: number;
  visitorRecheckMs: number;
}

export const requestLimits: RequestLimits = {
  bodyBytes: 64 * 1024,
  // 10 MB and the form around it.
  uploadBytes: 10 * 1024 * 1024 + 64 * 1024,
  uploadsPerCustomer: 2,
  customerUploadsInAll: 8,
  uploadsTakenAtOnce: 2,
  textBytes: 1024 * 1024,
  bodyMs: 10_000,
  stallMs: 20_000,
  // Three times the files of an order; and less than any connection has for a form (requestMs - headersMs below).
  unreadBytes: 32 * 1024 * 1024,
  unreadMs: 15_000,
  targetBytes: 8 * 1024,
  // Less than ten seconds, seen from outside; more than a statement has (platform/database/postgres.ts).
  answerMs: 9_000,
  topicsPerStream: 20,
  streamsPerClient: 50,
  streamsInAll: 6_000,
  heartbeatMs: 15_000,
  personRecheckMs: 3_000,
  visitorRecheckMs: 30_000,
};

/** What one connection may take. */
export interface ConnectionLimits {
  headersMs: number;
  /** Longest that a request may take to arrive, and one with files of somebody who may hand them over. */
  requestMs: number;
  uploadMs: number;
  keepAliveMs: number;
  /** Connection on which nothing moves in either direction, e.g. a client that stops reading. */
  silenceMs: number;
  /** How often slow connections are looked for. Those that are found are refused at once, one after the other. */
  checkMs: number;
  connections: number;
  headerBytes: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  // 10 MB at 280 kbit/s.
  uploadMs: 300_000,
  keepAliveMs: 65_000,
  silenceMs: 120_000,
  checkMs: 250,
  connections: 10_000,
  headerBytes: 16 * 1024,
};
