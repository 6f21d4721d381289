export default {
  remove: 'Delete',
  removing: 'Deleting…',
  /** @param name of what is deleted */
  asked: (name: string, explanation: string) => `${name}. ${explanation}`,
  askedAll: (question: string, name: string, explanation: string) => `${question} ${name}. ${explanation}`,
  notes: {
    customer: { label: 'Note to customer', readers: 'The customer sees this', save: 'Save Note to Customer' },
    internal: { label: 'Internal note', readers: 'Only staff see this', save: 'Save Internal Note' },
  },
  otherNote: 'Someone else has saved another note:',
  emptied: 'Nothing: it was emptied.',
  useTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  leave: 'Leave without saving?',
  leaveText: 'What you typed here is not saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
  otherVersion: 'Someone else saved another version of this while you were editing.',
};
