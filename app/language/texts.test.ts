import { describe, expect, it, vi } from 'vitest';
import { loadLate } from '#app/browser/connection/load-late.ts';
import { loadTexts } from './texts.ts';

/** Without a connection to wait for. */
vi.mock(import('#app/browser/connection/load-late.ts'), async (original) => ({
  ...(await original()),
  loadWhenConnected: (load) => load(),
}));

describe('the texts of a screen', () => {
  it('are here at once where they are part of a module that is loaded, and have no file of their own', async () => {
    expect(await loadLate(async () => ({ default: { title: 'Report' } }))).toEqual({ default: { title: 'Report' } });
  });

  it('are given to a component at once, with no second try that leaves a hook out, once they are here', async () => {
    const texts = loadTexts({
      en: async () => ({ default: { title: 'Report' } }),
      es: async () => ({ default: { title: 'Informe' } }),
      fr: async () => ({ default: { title: 'Rapport' } }),
    });
    await texts.in('fr');
    expect(texts.in('fr')).toMatchObject({ status: 'fulfilled', value: { title: 'Rapport' } });
  });

  it('that do not arrive are told to everybody who asks meanwhile, and asked for again a second later', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    const texts = loadTexts({
      en: async () => ({ default: {} }),
      es: async () => ({ default: {} }),
      fr: load as never,
    });
    await expect(texts.in('fr')).rejects.toThrow('gone');
    const calls = load.mock.calls.length;
    await expect(texts.in('fr')).rejects.toThrow('gone');
    expect(load.mock.calls.length).toBe(calls);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(texts.in('fr')).rejects.toThrow('gone');
    expect(load.mock.calls.length).toBeGreaterThan(calls);
    vi.useRealTimers();
  });
});
