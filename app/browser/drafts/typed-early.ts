type Control = HTMLInputElement | HTMLTextAreaElement;

const typeless = new Set(['hidden', 'file', 'checkbox', 'radio', 'submit', 'button']);

const isTyped = (element: unknown): element is Control =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !typeless.has(element.type));

/** As if it were typed once more: the page's scripts hear of it, and the caret stays where it is. */
function typeAgain(control: Control, text: string): void {
  const caret = document.activeElement === control ? control.selectionStart : null;
  // React compares with what it set last, and would take the same text for no change.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  if (caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Remembers what is typed into a page while its scripts do not answer yet: taking over, React puts the default text
 * back into text areas, and knows nothing of what stands in other fields.
 *
 * @returns gives it back, once React has taken over
 */
export function rememberTyped(): () => void {
  const typed = new Map<Control, string>();
  for (const control of document.querySelectorAll<Control>('input, textarea'))
    if (isTyped(control) && control.value !== control.defaultValue) typed.set(control, control.value);
  const noteTyped = ({ target }: Event) => {
    if (isTyped(target)) typed.set(target, target.value);
  };
  document.addEventListener('input', noteTyped, true);
  return () => {
    document.removeEventListener('input', noteTyped, true);
    for (const [control, text] of typed) if (control.isConnected) typeAgain(control, text);
    typed.clear();
  };
}
