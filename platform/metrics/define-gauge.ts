import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** A number of now, by its labels. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Something an operator watches: read from the database whenever somebody asks. Holds nothing of anybody. */
export interface GaugeDefinition {
  /** As Prometheus names it, with the unit at its end, e.g. `quietprint_mail_oldest_seconds`. */
  name: string;
  help: string;
  labels: readonly string[];
  /** Under the system's scope. Quick on a database of years: an index, or few rows. */
  read(tx: Transaction, platform: Platform): Promise<readonly Sample[]>;
}

export const defineGauge = (
  definition: Omit<GaugeDefinition, 'labels'> & { labels?: readonly string[] },
): GaugeDefinition => ({
  labels: [],
  ...definition,
});
