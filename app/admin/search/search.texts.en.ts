export default {
  open: 'Search',
  title: 'Search the panel',
  placeholder: 'Tab, order, customer, message…',
  failed: 'Only tabs are found just now: the search was not answered. Please try again in a moment.',
  searching: 'Searching…',
  ofNewest: 'Of the newest only. Type at least three letters to search all.',
  nothing: 'Nothing was found.',
  tabs: 'Tabs',
  kinds: { order: 'Orders', user: 'Users', message: 'Messages', post: 'Blog posts', service: 'Services' },
  /** Leads to the whole list. */
  all: {
    order: (query: string) => `All orders with “${query}”`,
    user: (query: string) => `All users with “${query}”`,
    message: (query: string) => `All messages with “${query}”`,
  },
};
