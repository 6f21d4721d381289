import { accounts } from '#core/accounts/module.ts';
import { analytics } from '#core/analytics/module.ts';
import { audit } from '#core/base/audit/module.ts';
import type { Module } from '#core/base/module.ts';
import { tallies } from '#core/base/tallies/module.ts';
import { identifiers } from '#core/identifiers/module.ts';
import { lifecycle } from '#core/lifecycle/module.ts';
import { operator } from '#core/operator/module.ts';
import { optOuts } from '#core/opt-outs/module.ts';
import { orders } from '#core/orders/module.ts';
import { removal } from '#core/removal/module.ts';
import { scans } from '#core/scans/module.ts';
import { search } from '#core/search/module.ts';
import { sensitive } from '#core/sensitive/module.ts';
import { site } from '#core/site/module.ts';
import { sources } from '#core/sources/module.ts';
import { status } from '#core/status/module.ts';
import { watching } from '#core/watching/module.ts';
import { webhooks } from '#core/webhooks/module.ts';
import { backupGauges } from '#platform/backups/gauges.ts';
import { mailGauges } from '#platform/mail/gauges.ts';
import { queueGauges } from '#platform/queue/gauges.ts';

/** Every module that registers something, from the bottom up. */
export const modules: readonly Module[] = [
  audit,
  tallies,
  sources,
  accounts,
  optOuts,
  identifiers,
  removal,
  site,
  scans,
  sensitive,
  watching,
  orders,
  webhooks,
  search,
  analytics,
  status,
  lifecycle,
  operator,
];

/** Every number there is to watch: the modules' and the platform's own. */
export const gauges = [...queueGauges, ...mailGauges, ...backupGauges, ...modules.flatMap((one) => one.gauges ?? [])];

/** Every kind of mail there is. */
export const emails = modules.flatMap((one) => one.emails ?? []);
