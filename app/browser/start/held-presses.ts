import { earlyNoticeId } from './shortage.ts';

/** Milliseconds that a press waits for the scripts; then the browser answers it, which takes the page away. */
const HOLD_MS = 5_000;

export interface HeldPresses {
  /** Presses again what was pressed meanwhile; from now on nothing is held. */
  release(): void;
  /** The same where the scripts do not come, and the browser answers in its own way. */
  giveUp(): void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to a place of this page. */
const leadsNowhere = (link: HTMLAnchorElement): boolean => link.getAttribute('href')?.startsWith('#') ?? false;

const leadsOutside = (link: HTMLAnchorElement): boolean => link.origin !== location.origin || link.target === '_blank';

/** What a link opens on this page, which the browser can do by itself. */
function openDrawer(link: HTMLAnchorElement): boolean {
  const drawer = link.ariaHasPopup === 'dialog' && leadsNowhere(link) && document.querySelector(link.hash);
  if (!(drawer instanceof HTMLDialogElement)) return false;
  drawer.showModal();
  return true;
}

/** Shows the browser's own choice of files, which opens only within the press. */
function openFiles(button: HTMLAnchorElement | HTMLButtonElement): boolean {
  const field = button instanceof HTMLButtonElement && document.getElementById(button.dataset.opensFiles ?? '');
  if (!(field instanceof HTMLInputElement)) return false;
  field.click();
  return true;
}

/** Where only scripts do anything, the browser would take the page away for nothing. */
const hasOtherWay = (element: HTMLElement): boolean => element.closest('[data-needs="scripts"]') === null;

/** Whether only a script can answer as it should. The browser follows links by itself while there is a connection. */
function needsScript(element: HTMLAnchorElement | HTMLButtonElement): boolean {
  if (element instanceof HTMLButtonElement) return element.type === 'button';
  if (leadsNowhere(element)) return element.closest('dialog[open]') !== null;
  return !leadsOutside(element) && (element.ariaHasPopup === 'dialog' || !navigator.onLine);
}

/** Holds what is pressed on a page whose scripts are not here yet. */
export function holdPresses(): HeldPresses {
  const held = new Map<HTMLElement, () => void>();
  const stopHolding = (isAnswered: (element: HTMLElement) => boolean) => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    for (const [element, press] of held) {
      element.removeAttribute('aria-busy');
      if (element.isConnected && isAnswered(element)) press();
    }
    held.clear();
  };
  const release = () => stopHolding(() => true);
  const giveUp = () => stopHolding(hasOtherWay);
  const holdPress = (event: Event, element: HTMLElement, press: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    held.set(element, press);
    element.setAttribute('aria-busy', 'true');
    if (hasOtherWay(element)) setTimeout(() => navigator.onLine && giveUp(), HOLD_MS);
  };
  const onClick = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>('a[href], button');
    if (!element || !isPlain(event) || element.closest(`#${earlyNoticeId}`)) return;
    if (element instanceof HTMLAnchorElement && openDrawer(element)) event.preventDefault();
    else if (openFiles(element)) event.preventDefault();
    else if (needsScript(element)) holdPress(event, element, () => element.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { submitter, target: form } = event;
    if (form instanceof HTMLFormElement) holdPress(event, submitter ?? form, () => form.requestSubmit(submitter));
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  return { release, giveUp };
}
