/** Pixels that a pointer may slip between press and release. Further, it was moved away on purpose. */
const MOST_SLIP = 6;

interface Press {
  element: HTMLElement;
  /** Where the pointer was. */
  x: number;
  y: number;
  /** Where the element was. */
  left: number;
  top: number;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

function pressOf(event: PointerEvent): Press | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null;
  if (!element || !event.isPrimary || !isPlain(event)) return null;
  const { left, top } = element.getBoundingClientRect();
  return { element, x: event.clientX, y: event.clientY, left, top };
}

/** Whether the page has moved what was pressed away from under a pointer that stayed where it was. */
function hasMovedAway({ element, x, y, left, top }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  if (!element.isConnected || (target instanceof Node && element.contains(target))) return false;
  if (Math.hypot(clientX - x, clientY - y) > MOST_SLIP) return false;
  const now = element.getBoundingClientRect();
  return now.left !== left || now.top !== top;
}

/**
 * A page that moves between press and release, as when the next one is drawn or the browser scrolls to where it was before going
 * back, moves its links and buttons: the browser then gives the click to whatever holds both places, and nothing happens. What was
 * pressed is pressed again.
 */
export function keepMovedPresses(): void {
  let press: Press | null = null;
  addEventListener('pointerdown', (event) => (press = pressOf(event)), { capture: true, passive: true });
  addEventListener(
    'click',
    (event) => {
      const before = press;
      press = null;
      // Keys press where the focus is, and have pressed nothing before.
      if (!before || event.detail === 0 || !hasMovedAway(before, event)) return;
      event.preventDefault();
      event.stopPropagation();
      before.element.click();
    },
    { capture: true },
  );
}
