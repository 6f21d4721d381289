import { counted } from '#contract/base/plural.ts';

export default {
  title: 'Clean a photo',
  description:
    'See what a photo says about you besides its picture, and save it without that. It never leaves your device.',
  lead: 'A photo often says where and when it was taken, and with which device. See what yours says, and save it without that. It stays on this device.',
  choose: 'Choose photos',
  drop: 'Drop photos here (JPEG, PNG, WebP or HEIC), or',
  reading: 'Reading…',
  photos: 'Photos',
  needsScripts: 'Your browser reads the photo itself, and needs JavaScript for it.',
  unread: (name: string) => `“${name}” is no JPEG, PNG, WebP or HEIC picture.`,
  nothing: 'Nothing that we can read is written beside this picture.',
  place: (place: string) => `[It says where it was taken:] ${place}. That is as exact as a house number.`,
  coordinates: (latitude: number, longitude: number) =>
    `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? 'south' : 'north'}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'west' : 'east'}`,
  others: (count: number) => counted('en', count, { one: 'further entry', other: 'further entries' }),
  save: 'Save without it',
  cannotClean: 'A picture of this kind cannot be cleaned without encoding it anew. Share it as a JPEG, and clean that.',
  broken: 'The file is broken, so it could not be cleaned.',
  /** What tells most about a person. */
  facts: {
    taken: 'Taken',
    maker: 'Camera made by',
    camera: 'Camera',
    cameraNumber: 'Serial number of the camera',
    number: 'Serial number',
    lens: 'Lens',
    lensNumber: 'Serial number of the lens',
    owner: 'Owner',
    author: 'Made by',
    rights: 'Rights',
    description: 'Description',
    comment: 'Comment',
    keywords: 'Keywords',
    city: 'City',
    program: 'Program',
    device: 'Device',
  },
  thumbnail: 'Thumbnail',
  thumbnailText: 'A small copy of the picture',
  kept: 'What the clean copy keeps',
  keptText: [
    'The picture itself, bit for bit, its colours, and how it is turned. Everything else goes: place, time, device, names, comments, the small copy, and whatever stands behind the end of the file. What can be seen in the picture stays, of course: a street sign, a face.',
    'No map is asked where the place is, and this page may not connect to anybody: its policy forbids it, and your browser enforces that.',
  ],
};
