/** What is refused in requests to companies, and in accounts to close. */
const english = {
  residence: 'Choose where you live.',
  'no-day': 'Enter a day.',
  'no-authority': 'Enter the name of the authority.',
  'no-picture': 'Choose a picture.',
  'many-own-pictures': (most: number) => `At most ${most} pictures for a request.`,
  'no-company-chosen': 'Choose at least one.',
  'many-companies-chosen': (most: number) => `Choose at most ${most}.`,
  'company-left-out': 'You have left this company out. Take it back first.',
  'many-requests': (most: number) => `At most ${most} requests. Delete or close some first.`,
  'request-sent': 'This request has been sent. Close it first.',
  'request-changed': 'Someone else has changed it.',
  'no-such-request-by-law': 'The law has no such request.',
  'no-letter-now': 'A letter cannot follow now. Look again.',
  'no-letter-sent': 'No letter has been sent yet.',
  'no-letter-to-send': 'There is no letter to send any more. Look again.',
  'complaint-to-authority': 'Here a complaint goes to the authority.',
  'email-address-first': 'Ask with your email address first. Tell more once they say that they hold something.',
  'wrong-and-right': 'Say what is wrong, and how it should read.',
  'their-form': 'Use their form.',
  'answer-does-not-fit': 'This answer does not fit where the request stands.',
  'day-to-come': 'This day is still to come.',
  'day-long-ago': 'This day is too long ago.',
  'log-not-sealed': 'The audit log is sealed once a minute. Try again shortly.',
  'many-accounts': (most: number) => `At most ${most} accounts. Remove some first.`,
};

export default english;
