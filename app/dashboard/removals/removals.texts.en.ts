export default {
  title: 'Removals',
  lead: 'Your requests to companies, from the letter to the proof. You send each letter yourself; what a company says and what we have seen are never mixed up.',
  brokers: 'Data Brokers',
  write: 'Write to a Company',
  none: 'No requests yet',
  noneText:
    'Begin with a company that lost your data, or with a data broker that is likely to have it. We write the letter, you send it, and we keep the dates.',
  find: 'Find a Company',
  since: (date: string) => `Since [${date}].`,
  due: (date: string, isAbout: boolean) => `An answer is due ${isAbout ? 'about' : 'by'} [${date}].`,
  wasDue: (date: string, isAbout: boolean) => `An answer was due ${isAbout ? 'about' : 'by'} [${date}].`,
  accounts: 'Accounts to close',
  guidance: 'Who may help with your requests',
  figures: 'How companies answer',
};
