import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Says with a form when it is night where the browser is. Without JavaScript, the settings do. */
export function OwnTimeZone() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return <input type="hidden" name="timeZone" value={new Intl.DateTimeFormat().resolvedOptions().timeZone} />;
}
