import type { MessageStatus } from '#contract/site/messages.ts';
import notRead from './read-failures.texts.en.ts';

const messageStatuses: Readonly<Record<MessageStatus, string>> = {
  unread: 'Unread',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
};

export default {
  /** Of a page, in the browser's tab. */
  title: (page: string) => `${page} · Admin Panel`,
  heading: 'Admin Panel',
  skip: 'Skip to main content',
  welcome: (name: string) => `Welcome, ${name}`,
  nameless: 'Admin',
  fullAccess: 'Full Access',
  assistantAccess: 'Assistant Access',
  tabList: 'Admin tabs',
  dashboard: 'Dashboard',
  signOut: 'Sign Out',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  contact: 'Contact',
  tabs: {
    overview: 'Overview',
    messages: 'Messages',
    orders: 'Orders',
    services: 'Service Management',
    content: 'Content Management',
    users: 'User Management',
    requests: 'Service Requests',
    blog: 'Blog Management',
    branding: 'Branding Assets',
    audit: 'Audit Log',
    analytics: 'Analytics',
  },
  notRead,
  /** Above what says that something could not be read. */
  error: 'Error',
  messageStatuses,
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    use: 'Use these keys',
    useHint: 'Remembered on this device. Those of search and sidebar always work.',
    search: 'Search the panel',
    list: 'Show this list',
    searchList: 'Search in the list',
    next: 'Next entry of the list',
    previous: 'Previous entry of the list',
    sidebar: 'Collapse or expand the sidebar',
  },
};
