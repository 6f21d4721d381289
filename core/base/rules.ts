const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Forms that one session, and the customers and visitors of one network together, may send, whatever they are for. */
export const formLimits = {
  customer: [
    { most: 60, windowSeconds: MINUTE },
    { most: 300, windowSeconds: HOUR },
    { most: 1_500, windowSeconds: DAY },
  ],
  staff: [
    { most: 240, windowSeconds: MINUTE },
    { most: 3_000, windowSeconds: HOUR },
  ],
  network: [
    { most: 120, windowSeconds: MINUTE },
    { most: 1_200, windowSeconds: HOUR },
    { most: 6_000, windowSeconds: DAY },
  ],
} as const;
