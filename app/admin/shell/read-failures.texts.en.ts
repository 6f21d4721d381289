/** What is said when a tab cannot be read, in the words of the specification. */
export default {
  overview: 'Failed to load the overview.',
  messages: 'Failed to fetch messages.',
  orders: 'Failed to fetch orders',
  services: 'Failed to fetch services',
  content: 'Failed to fetch content',
  users: 'Failed to load users.',
  requests: 'Failed to load service requests.',
  blog: 'Failed to load blog posts.',
  branding: 'Failed to load branding assets.',
  audit: 'Failed to load audit logs.',
  analytics: 'Failed to load analytics data.',
};
