const english = {
  subject: (subject: string) => `Re: ${subject}`,
  addMore: (contact: string) => `If you want to add something, write to ${contact}.`,
  youWrote: 'You wrote to us:',
};

export default english;
