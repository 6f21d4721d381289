/** Newest events that a report reads, and how many of them the Analytics tab shows. */
export const eventsRead = 50;
export const eventsShown = 10;
