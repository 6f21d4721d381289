import { seedOf } from '#contract/print/noise.ts';

/** So many different covers there are: enough that neighbours differ, few enough that nobody can ask for endless ones. */
export const covers = 1_000;

export const coverSize = { width: 640, height: 360 } as const;

/** Address of the cover that a post's id draws. */
export const coverPath = (id: string): string => `/blog/covers/${seedOf(id) % covers}.svg`;
