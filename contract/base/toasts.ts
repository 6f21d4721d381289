/** What a form's result says in a toast. Destructive ones stay until they are dismissed. */
export interface ToastMessage {
  variant: 'success' | 'destructive';
  title: string;
  description?: string;
}

/** Convention of every action: what it returns carries its toast under this name. */
export interface WithToast {
  toast: ToastMessage;
}

/** The toast in whatever an action returned; null when it carries none. */
export function toastFrom(data: unknown): ToastMessage | null {
  if (typeof data !== 'object' || data === null || !('toast' in data)) return null;
  const toast = data.toast as Partial<ToastMessage> | null | undefined;
  const known = toast?.variant === 'success' || toast?.variant === 'destructive';
  return known && typeof toast.title === 'string' ? (toast as ToastMessage) : null;
}
