/** Newest events that a report reads, and how many of them the Analytics tab shows. */
export const eventsRead = 50;
export const eventsShown = 10;

/** Page views of one network that are counted in a minute, and networks in a minute: more add nothing. */
export const visitLimits = { perNetwork: 120, networks: 20_000 };
