/** A request whose link was mailed, as the page that sent it knows it. */
export interface MailedRequest {
  name: string;
  email: string;
  /** When the server took it, ISO 8601. */
  since: string;
  /** Seconds after which another mail can be sent. */
  again: number;
  /** The installation has no mail server and shows its mail itself. */
  localMailbox: boolean;
}

/**
 * How far a mailed request has come. `opened`: somewhere else; the page learns nothing more. `here`: in this browser,
 * which may read the scan.
 */
export type Waited = { state: 'waiting' } | { state: 'opened' } | { state: 'here'; scanId: string };
