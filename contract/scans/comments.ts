/** What a specialist says about a finding of a scan that an order is about. */
export interface FindingComment {
  text: string;
  /** Their name, as customers read it. */
  by: string;
  /** When it was last written, ISO 8601. */
  at: string;
}

/** By the ids of the findings. */
export type FindingComments = Readonly<Record<string, FindingComment>>;
