import ExifReader, { type ExpandedTags } from 'exifreader';
import { type PictureKind, pictureKindOf, stripPicture } from '#contract/photos/picture-kind.ts';
import type english from './photo-metadata.texts.en.ts';

/** Something that is written beside the picture. */
export interface PhotoFact {
  /** In the file. */
  name: string;
  value: string;
}

export interface TellingFact {
  fact: keyof (typeof english)['facts'];
  value: string;
}

export interface ReadPhoto {
  name: string;
  kind: PictureKind;
  /** Where it was taken, in degrees; null where it does not say. */
  place: { latitude: number; longitude: number } | null;
  /** What tells most about a person. */
  telling: TellingFact[];
  others: PhotoFact[];
  hasThumbnail: boolean;
  /** Without all of it; null where the kind of picture does not allow it, or the file is broken. */
  clean: Blob | null;
}

/** Where the person, the device and the time are named. */
const TELLING: ReadonlyMap<string, TellingFact['fact']> = new Map(
  Object.entries({
    DateTimeOriginal: 'taken',
    Make: 'maker',
    Model: 'camera',
    BodySerialNumber: 'cameraNumber',
    SerialNumber: 'number',
    LensModel: 'lens',
    LensSerialNumber: 'lensNumber',
    CameraOwnerName: 'owner',
    Artist: 'author',
    creator: 'author',
    'By-line': 'author',
    Copyright: 'rights',
    ImageDescription: 'description',
    'Caption/Abstract': 'description',
    description: 'description',
    UserComment: 'comment',
    Comment: 'comment',
    Keywords: 'keywords',
    subject: 'keywords',
    City: 'city',
    Software: 'program',
    HostComputer: 'device',
  } as const),
);

const TYPES: Readonly<Record<PictureKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** What every file has, and how colours are meant: nothing about anybody. */
const PLAIN_GROUPS = new Set([
  'file',
  'jfif',
  'pngFile',
  'icc',
  'riff',
  'gps',
  'Thumbnail',
  'composite',
  'metadataRange',
]);
const MOST_LETTERS = 200;

function placeIn(groups: ExpandedTags): ReadPhoto['place'] {
  const { Latitude: latitude, Longitude: longitude } = groups.gps ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? null : { latitude, longitude };
}

function factsIn(groups: ExpandedTags): PhotoFact[] {
  const facts: PhotoFact[] = [];
  for (const [group, tags] of Object.entries(groups)) {
    if (PLAIN_GROUPS.has(group) || typeof tags !== 'object' || tags === null) continue;
    for (const [name, tag] of Object.entries(tags)) {
      const value = (tag as { description?: unknown } | null)?.description;
      if (typeof value === 'string' && value.trim() !== '')
        facts.push({ name, value: value.trim().slice(0, MOST_LETTERS) });
    }
  }
  return facts;
}

function orientationIn(groups: ExpandedTags): number {
  const value = (groups as { exif?: { Orientation?: { value?: unknown } } }).exif?.Orientation?.value;
  return typeof value === 'number' ? value : 1;
}

function readGroups(bytes: ArrayBuffer): ExpandedTags {
  try {
    return ExifReader.load(bytes, { expanded: true });
  } catch {
    // A picture without any of it.
    return {};
  }
}

function stripSafely(bytes: Uint8Array, orientation: number, kind: PictureKind): Blob | null {
  try {
    const clean = stripPicture(bytes, orientation);
    return clean && new Blob([clean], { type: TYPES[kind] });
  } catch {
    return null;
  }
}

/** @returns null for a file that is no picture of a kind that can be read */
export async function readPhoto(file: File): Promise<ReadPhoto | null> {
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const kind = pictureKindOf(bytes);
  if (!kind) return null;
  const groups = readGroups(buffer);
  const facts = factsIn(groups);
  return {
    name: file.name,
    kind,
    place: placeIn(groups),
    telling: facts.flatMap(({ name, value }) => {
      const fact = TELLING.get(name);
      return fact ? [{ fact, value }] : [];
    }),
    others: facts.filter(({ name }) => !TELLING.has(name)),
    hasThumbnail: 'Thumbnail' in groups && Boolean(groups.Thumbnail),
    clean: stripSafely(bytes, orientationIn(groups), kind),
  };
}
