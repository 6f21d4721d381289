import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaugeArcs } from '#contract/print/gauge-arcs.ts';
import { createRandom, seedOf } from '#contract/print/noise.ts';
import { rakedField } from '#contract/print/raked-field.ts';
import { quietLine } from './quiet-line.ts';
import { sourceRing } from './source-ring.ts';

const pathData = /^M[-\d. MCAHZ]+$/;

describe('the raked field', () => {
  it('is flat without stones: one straight line per gap', () => {
    const lines = rakedField({ width: 200, height: 60, gap: 10 });
    expect(lines.filter((line) => line.level < 60)).toHaveLength(6);
    for (const { d, closed } of lines) {
      expect(d).toMatch(pathData);
      expect(closed).toBe(false);
      const ys = [...d.matchAll(/[\d.]+ ([\d.]+)/g)].map((match) => Number(match[1]));
      expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(0.2);
    }
  });

  it('closes rings around a stone, and loudness 0 takes them away', () => {
    const stones = [{ x: 100, y: 60, reach: 60 }];
    const rings = (loudness: number) =>
      rakedField({ width: 200, height: 120, gap: 8, stones, loudness }).filter((line) => line.closed).length;
    expect(rings(1)).toBeGreaterThanOrEqual(3);
    expect(rings(0)).toBe(0);
  });

  it('draws the same print from the same input', () => {
    const draw = () => rakedField({ width: 90, height: 90, stones: [{ x: 40, y: 40, reach: 30 }] });
    expect(draw()).toEqual(draw());
  });

  it('gives valid path data wherever the stones lie', () => {
    const stone = fc.record({
      x: fc.double({ min: -20, max: 80, noNaN: true }),
      y: fc.double({ min: -20, max: 80, noNaN: true }),
      reach: fc.double({ min: 1, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(stone, { maxLength: 4 }), (stones) => {
        for (const { d } of rakedField({ width: 60, height: 60, step: 6, stones })) expect(d).toMatch(pathData);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the gauge', () => {
  it('holds at its ends and beyond them', () => {
    expect(gaugeArcs({ score: 0 }).loud).toHaveLength(0);
    expect(gaugeArcs({ score: 100 }).calm).toHaveLength(0);
    expect(gaugeArcs({ score: 140 })).toEqual(gaugeArcs({ score: 100 }));
    const { loud, calm } = gaugeArcs({ score: 62 });
    expect(loud).toHaveLength(calm.length);
    for (const d of [...loud, ...calm]) expect(d).toMatch(pathData);
  });

  it('lies still at loudness 0 and still shows the share', () => {
    const still = gaugeArcs({ score: 62, loudness: 0 });
    expect(still.loud).toHaveLength(6);
    expect(still.mark).toEqual(gaugeArcs({ score: 62 }).mark);
    expect(still.loud).not.toEqual(gaugeArcs({ score: 62 }).loud);
  });
});

describe('the line and the ring', () => {
  it('a line is loud for its share and no further', () => {
    expect(quietLine({ width: 100, share: 0 }).loud).toBe('');
    expect(quietLine({ width: 100, share: 1 }).calm).toBe('');
    expect(quietLine({ width: 100, share: 0.4 }).calm).toBe('M40 8H100');
  });

  it('a ring has one segment per source, and one source nearly closes it', () => {
    expect(sourceRing({ count: 18 })).toHaveLength(18);
    for (const d of sourceRing({ count: 3 })) expect(d).toMatch(pathData);
    expect(sourceRing({ count: 1 })[0]).toContain('0 1 1');
  });
});

describe('seeds', () => {
  it('one text always gives the same numbers, another text others', () => {
    const first = (text: string) => createRandom(seedOf(text))();
    expect(first('post-1')).toBe(first('post-1'));
    expect(first('post-1')).not.toBe(first('post-2'));
  });
});
