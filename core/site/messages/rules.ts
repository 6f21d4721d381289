/** Nobody reads the page, thinks and writes four fields in less. */
export const quickestMs = 2_000;

/** A page that has been open longer must be loaded again. */
export const formLifeMs = 7 * 86_400_000;

export const contactLimits = {
  client: [
    { most: 5, windowSeconds: 3_600 },
    { most: 20, windowSeconds: 86_400 },
  ],
  everybody: [{ most: 200, windowSeconds: 3_600 }],
} as const;
