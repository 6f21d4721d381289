export default {
  search: 'Search',
  /** @param newest how many are searched, as the reader writes numbers */
  reach: (newest: string) => `Searched are the newest ${newest}. Type at least three letters to search all.`,
};
