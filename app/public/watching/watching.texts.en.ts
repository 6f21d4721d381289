import { addressWatchFailures } from '#contract/watching/types.ts';

export default {
  saving: 'Saving…',
  deadLink: 'This link does not work',
  stopTitle: 'Stop watching',
  stopHeading: 'Stop watching?',
  stopText:
    'Press the button, and we stop scanning the address that got this mail and stop writing about changes. Reports in an account stay; without an account, everything that we kept for this is deleted.',
  stop: 'Stop watching',
  stopping: 'Stopping…',
  stopFailed: addressWatchFailures.stop,
  stopped: 'Watching is off',
  stoppedText: 'Nothing is asked about you until you start a scan, and there is no further mail about changes.',
  switchOn: 'Switch it on again',
  watching: 'Watching',
  goOnTitle: 'Carry on watching',
  goOnHeading: 'Carry on watching?',
  goOnText:
    'Press the button, and for another year we scan the address that got this mail every month, and write what has changed.',
  goOn: 'Carry on for another year',
  goOnFailed: addressWatchFailures.goOn,
  goesOn: 'We carry on watching',
  goesOnText: (until: string) => `We tell you what changes until ${until}, and ask you once more before then.`,
  freeScan: 'To the free scan',
};
