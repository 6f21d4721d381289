/** California's Delete Request and Opt-out Platform; what it takes and what follows, by its pages for people and for brokers. */
export default {
  note: 'If you live in California, begin with DROP at privacy.ca.gov: one request there reaches every data broker that is registered with the state, so you need not write to each of them.',
  title: 'In California: one request first',
  open: 'Open privacy.ca.gov',
  more: 'What to have ready, and what comes when',
  have: 'Brokers look for you by what you enter. Have at hand, as far as you want to give it:',
  /** By any of these a broker may find somebody; each is matched by itself. */
  matches: [
    'your name with your birth date and ZIP code',
    'your email addresses',
    'your phone numbers',
    'the advertising ID of your phone',
    'your name with the identification number (VIN) of your car',
    'the ID of your smart TV',
  ] as readonly string[],
  afterwards: 'Then:',
  /** What happens after the request, in order. */
  course: [
    'The state checks that you live in California, through the California Identity Gateway or Login.gov.',
    'Each broker fetches the requests at least every 45 days, and has to decide and report within 90 days.',
    'A broker that does not find you still has to stop selling data about you.',
    'Brokers that register later get your request too.',
    'DROP does not reach what you gave a company yourself, nor data under other laws, such as those on credit and health.',
  ] as readonly string[],
};
