/** What may take the focus over, the nearest one around what is gone. */
const PLACES = '[tabindex], section, article, form, fieldset, li, main';
const DIALOGS = 'dialog, [role="dialog"], [role="alertdialog"]';

const isGone = (element: Element): boolean => !element.isConnected;

/** From the element itself outwards. */
function chainOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) chain.push(one);
  return chain;
}

/** What is gone is not visible. */
const isPlace = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(PLACES) && element.checkVisibility();

/** Dialogs give the focus back by themselves, to what opened them. */
const isOfClosedDialog = (chain: readonly Element[]): boolean =>
  chain.some((one) => isGone(one) && one.matches(DIALOGS));

/** What is left around; of another page, its content. */
const placeAfter = (chain: readonly Element[]): HTMLElement | null =>
  chain.find(isPlace) ?? document.querySelector('main');

function giveFocus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * A button that its own success takes away, with its row or alone, takes the focus with it, as does a link to another page; the browser then
 * begins anew at the top. Whoever works by keyboard or listens goes on with what is left around it, or with the content of the other
 * page. What a screen knows better it does first.
 */
export function keepFocus(): void {
  let chain: readonly Element[] = [];
  addEventListener('focusin', ({ target }) => {
    chain = target instanceof Element ? chainOf(target) : [];
  });
  // A press beside what has the focus lets go of it.
  const letGo = ({ target }: Event) => {
    if (!(target instanceof Node && chain[0]?.contains(target))) chain = [];
  };
  addEventListener('pointerdown', letGo, { capture: true, passive: true });
  new MutationObserver(() => {
    const [focused] = chain;
    if (!focused || !isGone(focused) || document.activeElement !== document.body) return;
    const place = isOfClosedDialog(chain) ? null : placeAfter(chain);
    chain = [];
    if (place) giveFocus(place);
  }).observe(document.body, { childList: true, subtree: true });
}
