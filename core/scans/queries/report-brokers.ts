import type { BrokerView, ReportBroker, ReportBrokers } from '#contract/brokers/types.ts';
import type { Context } from '#core/base/context.ts';
import { listLikelyBrokers } from '#core/removal/brokers/queries/likely-brokers.ts';
import { hasServiceReport } from './service-report.ts';

/**
 * Who is likely to hold the actor, as their reports name it, today.
 * @returns null for who has no finished report of a paid service
 * @throws AppError `unauthenticated`
 */
export async function findReportBrokers(ctx: Context): Promise<ReportBrokers | null> {
  if (!(await hasServiceReport(ctx))) return null;
  const { country, brokers } = await listLikelyBrokers(ctx);
  return { country, brokers: brokers.map(ofReport) };
}

/** No number, and no letter, leaves the page on which the person reads it. */
const ofReport = (broker: BrokerView): ReportBroker => {
  const { id, name, domain, category, because, url, email, postal, askedAt, case: own } = broker;
  return { id, name, domain, category, because, url, email, postal, askedAt, case: own };
};
