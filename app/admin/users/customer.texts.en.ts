/** In brackets what is drawn by itself. */
export default {
  notRead: 'This could not be read just now. Nothing is lost; please try again in a moment.',
  seeAll: 'See all',
  note: {
    title: 'Note',
    hint: 'Kept encrypted. It is never sent, shown or exported to the customer.',
    saved: 'Saved by [name], [date]',
    savedByGone: 'Saved by someone whose account was deleted, [date]',
  },
  orders: {
    title: 'Orders',
    none: 'No orders yet.',
    placed: '[price], [date]',
    placedWith: '[price], [date], [assignee] works on it',
    note: 'Note to customer:',
    unread: (count: number) => `${count} new`,
    files: (size: string) => `Files of this customer: ${size}.`,
    unpaidFiles: (size: string, unpaid: string) =>
      `Files of this customer: ${size}, of which ${unpaid} with unpaid orders.`,
  },
  years: {
    title: 'Years of watching',
    until: (date: string) => `Until [${date}]`,
    from: (date: string) => `from [${date}]`,
    states: { ahead: 'Begins later', running: 'Running', over: 'Over' },
  },
  scans: {
    title: 'Scans shared with us',
    none: 'None. A scan can be opened while somebody works on an order that it belongs to.',
    seen: 'Each time you open one, the customer sees it in their Activity Log.',
    which: { chosen: 'The scan that the customer chose', report: 'The full scan' },
    of: 'for [service]',
    open: 'Open',
    openScan: (scan: string, service: string) => `Open: ${scan}, ${service}`,
  },
  messages: {
    title: 'Messages from this address',
    none: 'No messages through the contact form.',
    unproved: 'The contact form does not prove whose an address is.',
    as: 'as [name], [date]',
  },
};
