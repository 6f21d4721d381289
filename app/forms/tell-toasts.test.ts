import { type DataStrategyResult, data } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveToasts } from '#app/ui/overlays/push-toast.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';
import { tellToasts } from './tell-toasts.ts';

const saved: ToastMessage = { variant: 'success', title: 'Success', description: 'Saved.' };

let shown: ToastMessage[];
let stop: () => void;

beforeEach(() => {
  shown = [];
  stop = receiveToasts((toast) => shown.push(toast));
});

afterEach(() => stop());

const answerTo = (method: string, results: Record<string, DataStrategyResult>, signal?: AbortSignal) =>
  tellToasts(
    { request: new Request('https://quietprint.test/', { method, ...(signal && { signal }) }) },
    async () => results,
  );

describe('toasts of what arrives', () => {
  it('are shown for the answer to a form', async () => {
    const results: Record<string, DataStrategyResult> = { form: { type: 'data', result: { ok: true, toast: saved } } };
    expect(await answerTo('POST', results)).toBe(results);
    expect(shown).toEqual([saved]);
  });

  it('are shown for an answer that was made in the browser', async () => {
    await answerTo('POST', { form: { type: 'data', result: data({ ok: false, toast: saved }, 503) } });
    expect(shown).toEqual([saved]);
  });

  it('are shown for the page that a redirect led to, though another was chosen meanwhile', async () => {
    const results: Record<string, DataStrategyResult> = {
      root: { type: 'data', result: { toast: saved } },
      page: { type: 'data', result: { toast: null } },
    };
    await answerTo('GET', results, AbortSignal.abort());
    expect(shown).toEqual([saved]);
  });

  it('are not shown for a form that was sent again', async () => {
    await answerTo('POST', { form: { type: 'data', result: { toast: saved } } }, AbortSignal.abort());
    expect(shown).toEqual([]);
  });

  it('are not looked for in failures', async () => {
    await answerTo('GET', { page: { type: 'error', result: { toast: saved } } });
    expect(shown).toEqual([]);
  });
});

describe('a toast that is said before anything shows toasts', () => {
  it('waits for it, and comes once', async () => {
    stop();
    await answerTo('POST', { form: { type: 'data', result: { toast: saved } } });
    stop = receiveToasts((toast) => shown.push(toast));
    stop();
    stop = receiveToasts((toast) => shown.push(toast));
    expect(shown).toEqual([saved]);
  });
});
