/** What is refused when watching is switched on. */
const english = {
  pace: 'Choose how often.',
};

export default english;
