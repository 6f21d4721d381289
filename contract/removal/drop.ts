/** California's Delete Request and Opt-out Platform. */
export const dropUrl = 'https://privacy.ca.gov/';
