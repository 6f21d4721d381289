/** What a question to the outside may look like. Every host is named beforehand. */
export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Whole exchange, milliseconds; null where its signal says when time is up. */
  timeoutMs: number | null;
  /** Most bytes of the body that are read; more is `too-large`. */
  maxBytes: number;
  /** Hosts that may be asked: exact names, `*.` for one label before a name, or 'input' when the host comes from a person's input. */
  allow: readonly string[] | 'input';
  /** Redirects that are followed, each to an allowed host; 0 returns the 3xx answer as it is. */
  maxRedirects?: number;
  signal?: AbortSignal;
  /** Told once, when the first request has gone out: connected, before anything has come back. */
  onSent?: () => void;
  /**
   * Asked as an answer arrives, with as much of its body as has come. True when more of it would change nothing: the answer is then
   * returned as it is, and the rest is not read. Must not throw.
   */
  isEnough?: (part: OutgoingResponse) => boolean;
  /** Told when a part was enough. @param ended resolves once the rest has come, or its connection was dropped */
  onRest?: (ended: Promise<void>) => void;
}

/** Headers by their names in lower case; one that came several times is joined by commas. Cookies are not among them. */
export type ReceivedHeaders = Pick<Headers, 'get' | 'has'>;

export interface OutgoingResponse {
  status: number;
  headers: ReceivedHeaders;
  body: Uint8Array;
  /** Body as UTF-8. */
  text(): string;
}

export type OutgoingFailure =
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'forbidden-address'
  | 'host-not-allowed'
  | 'too-many-redirects'
  | 'name-not-found';

export class OutgoingError extends Error {
  readonly reason: OutgoingFailure;
  constructor(reason: OutgoingFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'OutgoingError';
    this.reason = reason;
  }
}

/** The one way out. Proxy and certificate authorities come from the environment. */
export interface Outgoing {
  /** @throws OutgoingError; any status, also 5xx, is an answer */
  fetch(request: OutgoingRequest): Promise<OutgoingResponse>;
  close(): Promise<void>;
}
