/** Marks where files may be dropped on a page whose scripts are not here yet. */
const zoneOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-takes-files]') : null;

/** The same files once more, for the page's scripts. */
function dropAgain(zone: HTMLElement, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const chooseAgain = (field: HTMLInputElement): boolean => field.dispatchEvent(new Event('change', { bubbles: true }));

/**
 * Holds the files that are chosen or dropped on a page whose scripts are not here yet; without it the browser would
 * leave the page to show a file that was dropped.
 * @returns gives them to the scripts; from then on nothing is held
 */
export function holdFiles(): { release(): void } {
  const held = new Map<HTMLElement, () => void>();
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const allowDrop = (event: Event) => zoneOf(event) && event.preventDefault();
  addEventListener('dragover', allowDrop, options);
  addEventListener(
    'drop',
    (event) => {
      const zone = zoneOf(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!zone) return;
      event.preventDefault();
      if (files.length > 0) held.set(zone, () => dropAgain(zone, files));
    },
    options,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') held.set(target, () => chooseAgain(target));
    },
    options,
  );
  return {
    release() {
      over.abort();
      for (const [element, giveAgain] of held) if (element.isConnected) giveAgain();
      held.clear();
    },
  };
}
