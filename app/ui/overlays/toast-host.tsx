import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react';

let hosts: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function changeHosts(next: readonly HTMLElement[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

function subscribeToHosts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where toasts have to stand to be seen, heard and reached: in the dialog that was opened last. Null: in the page. */
export const useToastHost = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribeToHosts,
    () => hosts.at(-1) ?? null,
    () => null,
  );

/** For whatever keeps the focus inside while it is open: everything outside is out of reach then, toasts too. */
export function ToastHost({ open = true }: { open?: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!open || !element) return;
    changeHosts([...hosts, element]);
    return () => changeHosts(hosts.filter((one) => one !== element));
  }, [open]);
  return <div ref={host} />;
}

/** Draws the popup of a dialog with a place for toasts in it. While it fades out, they are back in the page. */
export const drawPopup = ({ children, ...popup }: ComponentProps<'div'>, { open }: { open: boolean }) => (
  <div {...popup}>
    {children}
    <ToastHost open={open} />
  </div>
);
