import { describe, expect, it } from 'vitest';
import { faultsOfHistory } from './check.ts';
import { History, type Outcome } from './history.ts';

/** A history as it is told: what was asked for and how it ended, and what was shown, one after the other. */
function told(tell: (history: History) => void): string[] {
  const history = new History();
  tell(history);
  return faultsOfHistory(history.entries);
}
const add = (history: History, name: string, outcome: Outcome, shownAs?: string) =>
  history.add('orders', name)(outcome, shownAs);
const read = (history: History, ...shown: string[]) => history.read('orders')(shown);

describe('a history that could have happened', () => {
  it.each<[why: string, tell: (history: History) => void]>([
    ['one that was acknowledged is shown', (h) => [add(h, 'a', 'ok', '1'), read(h, '1')]],
    ['an unknown one took effect', (h) => [add(h, 'a', 'unknown'), read(h, '1')]],
    ['an unknown one did not', (h) => [add(h, 'a', 'unknown'), read(h)]],
    ['an unknown one took effect later', (h) => [add(h, 'a', 'unknown'), read(h), read(h, '1')]],
    ['an unknown one was sent again', (h) => [add(h, 'a', 'unknown'), add(h, 'a', 'ok', '1'), read(h, '1')]],
    ['a refused one was sent again', (h) => [add(h, 'a', 'fail'), add(h, 'a', 'ok', '1'), read(h, '1')]],
    [
      'one that is under way is shown before it is acknowledged',
      (h) => {
        const end = h.add('orders', 'a');
        read(h, '1');
        end('ok', '1');
      },
    ],
  ])('%s', (_why, tell) => {
    expect(told(tell)).toEqual([]);
  });

  it('sums are those of what is sure and of some of what is not', () => {
    const tell = (shown: number) => (h: History) => {
      h.add('refunds', 'a', 10)('ok');
      h.add('refunds', 'b', 5)('unknown');
      h.add('refunds', 'c', 3)('fail');
      h.read('refunds')(shown);
    };
    expect([10, 15].flatMap((shown) => told(tell(shown)))).toEqual([]);
    expect([0, 5, 13, 18, 20].filter((shown) => told(tell(shown)).length === 0)).toEqual([]);
  });
});

describe('a history that could not', () => {
  it.each<[why: string, fault: string, tell: (history: History) => void]>([
    ['lost', 'a was acknowledged, and is lost', (h) => [add(h, 'a', 'ok', '1'), read(h)]],
    ['lost again', '1 was shown, and is lost', (h) => [add(h, 'a', 'unknown'), read(h, '1'), read(h)]],
    ['shown twice', '1 is shown twice', (h) => [add(h, 'a', 'ok', '1'), read(h, '1', '1')]],
    [
      'doubled',
      'a was acknowledged as 1 and 2',
      (h) => [add(h, 'a', 'ok', '1'), add(h, 'a', 'ok', '2'), read(h, '1', '2')],
    ],
    [
      'doubled where nobody was told',
      '1 are shown that nobody asked for',
      (h) => [add(h, 'a', 'unknown'), add(h, 'a', 'unknown'), read(h, '1', '2')],
    ],
    ['invented', '1 are shown that nobody asked for', (h) => [add(h, 'a', 'ok', '1'), read(h, '1', '2')]],
    [
      'invented before it was asked for',
      '1 are shown that nobody asked for',
      (h) => [read(h, '1'), add(h, 'a', 'unknown')],
    ],
    ['refused, and done', '1 are shown that nobody asked for', (h) => [add(h, 'a', 'fail'), read(h, '1')]],
    ['refused by its own name, and done', 'a was refused, and took effect', (h) => [add(h, 'a', 'fail'), read(h, 'a')]],
    [
      'seen in two orders',
      '1 and 2 were shown without each other',
      (h) => {
        const ends = [h.add('orders', 'a'), h.add('orders', 'b')];
        const [one, other] = [h.read('orders'), h.read('orders')];
        one(['1']);
        other(['2']);
        for (const [at, end] of ends.entries()) end('ok', String(at + 1));
      },
    ],
  ])('%s', (_why, fault, tell) => {
    expect(told(tell)).toContain(`orders: ${fault}`);
  });

  it('a sum that goes down again', () => {
    const tell = (h: History) => {
      h.add('refunds', 'a', 10)('unknown');
      h.read('refunds')(10);
      h.read('refunds')(0);
    };
    expect(told(tell)).toEqual(['refunds: 0 is shown, after 10']);
  });
});
