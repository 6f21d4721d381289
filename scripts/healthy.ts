/**
 * `node scripts/healthy.ts PORT`: whether the process that answers there, on this machine, says that it runs. For health checks of containers: a
 * command without a word that an engine could split. Ends with 0 or 1, and says why it is not.
 */
const [port = '3000'] = process.argv.slice(2);
/** Before the engine's own limit, which some engines do not count as a failure. */
const WAIT_MS = 4_000;
try {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(WAIT_MS) });
  if (!ok) throw new Error(`It answered ${status}.`);
} catch (error) {
  const { message, cause } = error as Error & { cause?: Error };
  process.stderr.write(`${cause?.message ?? message}\n`);
  process.exitCode = 1;
}
