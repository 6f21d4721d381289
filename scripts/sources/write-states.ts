import type { CheckedSource } from '#core/sources/health/actions/check-sources.ts';
import { recordControl } from '#core/sources/health/internal/record.ts';
import { controlKinds } from '#core/sources/health/rules.ts';
import type { Config } from '#platform/config.ts';
import { closePlatform, createPlatform } from '#server/wire.ts';

/** Keeps what was seen as the state from which each source starts, as if the product had asked. */
export async function writeStates(config: Config, checked: readonly CheckedSource[]): Promise<void> {
  const platform = await createPlatform({ ...config, logLevel: 'warn' });
  try {
    for (const { source, outcomes } of checked)
      for (const kind of controlKinds) await recordControl(platform, source, kind, outcomes[kind]);
  } finally {
    await closePlatform(platform);
  }
}
