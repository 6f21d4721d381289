import { createCache } from '#contract/base/bounded-cache.ts';
import { createRandom } from '#contract/print/noise.ts';
import { type Field, rakedField, type Stone } from '#contract/print/raked-field.ts';
import { notFound } from '#core/base/errors.ts';
import type { Route } from './+types/blog-cover.ts';
import { coverSize, covers } from './cover.ts';

/** One to three stones that keep their distance from the edge and from each other. */
function stonesOf(seed: number): Stone[] {
  const random = createRandom(seed * 2_654_435_761);
  const count = 1 + Math.floor(random() * 3);
  const column = coverSize.width / count;
  return Array.from({ length: count }, (_, n) => ({
    x: Math.round(column * (n + 0.25 + random() * 0.5)),
    y: Math.round(coverSize.height * (0.3 + random() * 0.5)),
    reach: Math.round((50 + random() * 110) / (count === 1 ? 0.7 : 1)),
    tall: 1.1 + random() * 0.2,
  }));
}

/** Lines and stones apart, so that the page that uses them decides on their colours. */
function drawCover(seed: number): string {
  const stones = stonesOf(seed);
  const field: Field = { ...coverSize, gap: 12, step: 6, tolerance: 0.8, grip: 1.7, stones };
  const lines = rakedField(field)
    .map(({ d }) => d)
    .join('');
  const dots = stones.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}"><g id="lines"><path vector-effect="non-scaling-stroke" d="${lines}"/></g><g id="stones">${dots}</g></svg>\n`;
}

/** About 12 KB each. */
const cachedCover = createCache<string>(250);

/** The cover of one number. It never changes, so browsers keep it. */
export function loader({ params }: Route.LoaderArgs): Response {
  const seed = /^\d{1,3}\.svg$/.test(params.cover) ? Number.parseInt(params.cover, 10) : covers;
  if (seed >= covers || params.cover !== `${seed}.svg`) throw notFound();
  const svg = cachedCover(String(seed), () => drawCover(seed));
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
