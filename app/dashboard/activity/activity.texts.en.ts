const entriesMore = (count: number) => `${count} more ${count === 1 ? 'entry' : 'entries'}`;

export default {
  title: 'Activity Log',
  lead: 'What happened in your account, newest first; also when our staff open findings of yours. A hash seals an entry: “Verify” checks in your browser that nobody has changed it since.',
  /** As it stands in "Loading your …" and "Pages of your …". */
  none: 'No activity yet',
  noneText: 'What you do, and what we do for you, will appear here.',
  caption: 'Your activity',
  columns: {
    action: 'Action',
    time: 'Date & Time',
    ip: 'IP Address',
    device: 'Device',
    hash: 'Blockchain Hash',
  },
  entriesMore,
  entriesMoreAbout: (count: number, purchase: string | null) =>
    `${entriesMore(count)} about ${purchase ?? 'this purchase'}`,
  byStaff: 'By our staff',
  refused: 'Refused',
  day: (date: string) => `${date},`,
  unknown: 'Unknown',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  soon: 'Sealed within a minute',
  verify: 'Verify',
  verifyEntry: (action: string) => `Verify: ${action}`,
  verifyTitle: 'Verify this entry',
  verifyText: (action: string) =>
    `“${action}”, checked in your browser against the signed log. You do not have to take our word for it.`,
  close: 'Close',
  checking: 'Checking…',
};
