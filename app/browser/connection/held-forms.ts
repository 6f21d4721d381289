/** Forms that somebody pressed and that have not left the browser. */
export interface HeldForms {
  /**
   * @param path where it is sent
   * @param stop called when the person no longer wants it sent
   * @returns ends it, whether it was sent or not
   */
  hold(path: string, stop: () => void): () => void;
  /** The forms to this path have left the browser: they can no longer be stopped. */
  release(path: string): void;
  hasAny(): boolean;
  stopAll(): void;
}

export function createHeldForms(notifyListeners: () => void): HeldForms {
  const forms = new Set<{ path: string; stop: () => void }>();
  return {
    hold(path, stop) {
      const form = { path, stop };
      forms.add(form);
      notifyListeners();
      return () => {
        if (forms.delete(form)) notifyListeners();
      };
    },
    release(path) {
      for (const form of forms) if (form.path === path) forms.delete(form);
      notifyListeners();
    },
    hasAny: () => forms.size > 0,
    stopAll() {
      for (const { stop } of [...forms]) stop();
      forms.clear();
      notifyListeners();
    },
  };
}

/** Of the page whose form asks for this address: "/free-scan" of "/free-scan.data". */
export const pathOfForm = (asked: string): string =>
  new URL(asked, 'http://page.invalid').pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
