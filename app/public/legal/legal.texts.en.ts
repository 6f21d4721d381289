export default {
  /** Stands before the date. */
  updated: 'Last updated',
  contents: 'Contents',
};
