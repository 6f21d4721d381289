import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Vault } from './crypto/vault.ts';
import type { Database } from './database/database.ts';
import type { Outgoing } from './http/outgoing.ts';
import type { IdentityProvider } from './identity/provider.ts';
import type { Logger } from './log.ts';
import type { PaymentGateway } from './payments/gateway.ts';

/** Everything the business needs from the outside, built once per process (server/wire.ts, tests/world.ts). */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  vault: Vault;
  outgoing: Outgoing;
  /** Null: staff record payments by hand. */
  payments: PaymentGateway | null;
  /** Null: people sign in with the product's own means. */
  identity: IdentityProvider | null;
}
