/** How an order is named to people: by the beginning of its id. */
export const shortId = (id: string): string => id.slice(0, 8);
