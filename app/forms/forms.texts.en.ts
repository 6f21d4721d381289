export default {
  error: 'Error',
  success: 'Success',
  tooSlow: 'It took too long to arrive. Nothing is lost: send it again, or send less at once.',
  tooLarge: 'It is too large. Nothing is lost: leave something out, and send it again.',
  inAMinute: 'Nothing is lost: send it again in a minute.',
  offline: 'You are offline. Nothing is lost: send it again once you are connected.',
  unreachable: 'We could not be reached. Nothing is lost: check your connection, and send it again.',
};
