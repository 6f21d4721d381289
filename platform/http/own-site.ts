import type { Config } from '#platform/config.ts';

/**
 * Whether the site answers at its own address, as people reach it. The address is the operator's, never anybody's input,
 * and may be one that sources may not have: this machine, or one in the same network.
 */
export async function askOwnSite({ appUrl }: Pick<Config, 'appUrl'>, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${appUrl}/healthz`, { redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
