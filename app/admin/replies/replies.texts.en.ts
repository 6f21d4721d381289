import { placeholders } from '#contract/site/replies.ts';

const known = Object.entries(placeholders).map(([word, meaning]) => `{${word}} ${meaning}`);

export default {
  title: 'Saved replies',
  lead: 'Texts to insert into answers, messages about an order and notes to customers.',
  back: 'All messages',
  notRead: 'Failed to fetch saved replies.',
  safe: 'They are safe; please try again in a moment.',
  none: 'No saved replies yet',
  noneText: 'Keep here what you write again and again. Every member of staff can insert it.',
  add: 'Add Reply',
  edit: 'Edit',
  /** In brackets the day. */
  changed: (day: string) => `changed [${day}]`,
  deletion: {
    failed: 'Failed to delete the reply',
    done: 'Reply deleted',
    question: 'Delete this reply?',
    keep: 'Keep it',
    explanation: 'Nobody can insert it any more. What was written with it stays.',
  },
  form: {
    editTitle: 'Edit Reply',
    failed: 'Failed to save the reply',
    done: 'Reply saved',
    save: 'Save Reply',
    title: 'Title',
    titleHint: 'You find it by this title. Customers do not see it.',
    text: 'Text',
    textHint: `Filled in when it is inserted: ${known.join(', ')}.`,
  },
  picker: {
    open: 'Insert Saved Reply',
    find: 'Find a saved reply',
    manage: 'Manage saved replies',
    failed: 'The saved replies could not be read. Please try again in a moment.',
    reading: 'Reading the saved replies…',
    none: 'There are no saved replies yet.',
    noMatch: 'No saved reply matches.',
    /** @param words placeholders, in their braces */
    missing: (words: string) => `Not known here: ${words}. Write it yourself before you send this.`,
  },
};
