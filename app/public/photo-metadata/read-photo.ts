import ExifReader, { type ExpandedTags } from 'exifreader';
import { type PictureKind, pictureKindOf, stripPicture } from '#contract/photos/picture-kind.ts';

/** Something that is written beside the picture. */
export interface PhotoFact {
  name: string;
  value: string;
}

export interface ReadPhoto {
  name: string;
  kind: PictureKind;
  /** Where it was taken, in degrees and in words; null where it does not say. */
  place: string | null;
  /** What tells most about a person, in words. */
  telling: PhotoFact[];
  /** Everything else, by its name in the file. */
  others: PhotoFact[];
  /** Without all of it; null where the kind of picture does not allow it, or the file is broken. */
  clean: Blob | null;
}

/** Where the person, the device and the time are named. */
const TELLING: Readonly<Record<string, string>> = {
  DateTimeOriginal: 'Taken',
  Make: 'Camera made by',
  Model: 'Camera',
  BodySerialNumber: 'Serial number of the camera',
  SerialNumber: 'Serial number',
  LensModel: 'Lens',
  LensSerialNumber: 'Serial number of the lens',
  CameraOwnerName: 'Owner',
  Artist: 'Made by',
  creator: 'Made by',
  'By-line': 'Made by',
  Copyright: 'Rights',
  ImageDescription: 'Description',
  'Caption/Abstract': 'Description',
  description: 'Description',
  UserComment: 'Comment',
  Comment: 'Comment',
  Keywords: 'Keywords',
  subject: 'Keywords',
  City: 'City',
  Software: 'Program',
  HostComputer: 'Device',
};

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

/** "53.80080° north, 1.54910° west". */
function placeIn(groups: ExpandedTags): string | null {
  const { Latitude, Longitude } = groups.gps ?? {};
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return null;
  if (Number.isNaN(Latitude) || Number.isNaN(Longitude)) return null;
  const words = (value: number, plus: string, minus: string) =>
    `${Math.abs(value).toFixed(5)}° ${value < 0 ? minus : plus}`;
  return `${words(Latitude, 'north', 'south')}, ${words(Longitude, 'east', 'west')}`;
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
  if ('Thumbnail' in groups && groups.Thumbnail)
    facts.push({ name: 'Thumbnail', value: 'A small copy of the picture' });
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
  const isTelling = ({ name }: PhotoFact) => Object.hasOwn(TELLING, name);
  return {
    name: file.name,
    kind,
    place: placeIn(groups),
    telling: facts.filter(isTelling).map(({ name, value }) => ({ name: TELLING[name] ?? name, value })),
    others: facts.filter((fact) => !isTelling(fact)),
    clean: stripSafely(bytes, orientationIn(groups), kind),
  };
}
