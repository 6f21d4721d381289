/** How a score comes about, as screen, paper and file say it. */
export const scoreMethod =
  'Lower is quieter. The score weighs how serious each exposure is, how recent, and how easy to find. It cannot see what nobody has published. While sources are silent it is a range: what is known, and the worst that they may hold. It counts what there is still something to do about and is 0 when nothing is left; what has leaked stays on record beside it.';
