export default {
  /** Above what says that the list could not be read. */
  error: 'Error',
  search: 'Search',
  /** @param newest how many are searched, as the reader writes numbers */
  reach: (newest: string) => `Searched are the newest ${newest}. Type at least three letters to search all.`,
};
