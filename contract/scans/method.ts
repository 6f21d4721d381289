/** How a score comes about, as screen, paper and file say it. */
export const scoreMethod =
  'Lower is quieter. The score weighs how serious each exposure is, how recent, and how easy to find. It cannot see what nobody has published. While sources are silent it is a range: what is known, and the worst that they may hold. What you do lowers what is open; what has leaked stays exposed.';
