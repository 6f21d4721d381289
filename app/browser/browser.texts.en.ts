export default {
  error: 'Error',
  notOpened: 'This could not be opened. Check your connection, and try again.',
  back: 'The page opens as soon as the connection is back.',
  slow: 'This is taking longer than usual',
  slowText: 'It is still being sent, and nothing is lost. You can wait here.',
  notAll: 'Not everything could be loaded',
  notAllText: 'Nothing is lost. The page continues as soon as the connection is back.',
  nothingLost: (more: string) => `Nothing is lost. ${more}`,
  notSent: 'Not sent yet',
  offline: 'You are offline',
  formWaits:
    'Nothing is lost. Your form is sent as soon as the connection is back. If you stop it, what you typed stays here.',
  stop: 'Stop',
  tryAgain: 'Try Again',
  checkingSession: 'Checking your session…',
};
