import { counted } from '#contract/base/plural.ts';

/** How a source does, and how fast it is asked. */
export default {
  held: 'Our staff are looking into its answers.',
  tried: 'It is tested every night. Scans ask it once it has passed both of its tests, and for three days after.',
  quarantined: 'It gave wrong answers in our tests. It is tested again every night.',
  probation: 'It passes our tests again, and needs three good nights of five.',
  suspect: 'It failed one of its last three tests.',
  passed: 'It passed both of its tests.',
  answered: 'It answered as documented. We know nobody whom it must find, so it has no test.',
  gone: 'Everybody we could test it with has left, so it cannot prove “nothing found”.',
  untested: 'It has not passed both of its tests within a day.',
  unasked: 'Nobody’s question was answered within a day. It has no test of its own.',
  sensitive:
    'A profile there can be a private matter, so no scan asks it. Whoever names a user name can switch it on for that name.',
  byName: 'No scan asks by a name, and nobody’s name is sent anywhere.',
  notChosen: 'It is asked only where whoever runs this site has chosen it.',
  noKey: 'It needs a key that is not set up here.',

  noLimit: 'No limit of ours',
  atMost: (all: string) => `At most ${all}`,
  first: (most: number, span: string) => `${counted('en', most, { one: 'question', other: 'questions' })} in ${span}`,
  further: (most: string, span: string) => `${most} in ${span}`,
  spans: {
    day: (count: number) => (count === 1 ? 'a day' : `${count} days`),
    hour: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
    minute: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
    second: (count: number) => (count === 1 ? 'a second' : `${count} seconds`),
  },
};
