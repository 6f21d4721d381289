import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { heldOutTemplates } from '#tests/mailbox/held-out-templates.ts';
import { makeMailbox } from '#tests/mailbox/write-mailbox.ts';

/** A made-up mailbox with 20 sign-ups, of which the rules miss one, and a welcome by a real company. */
export function madeMailbox(): Buffer {
  const { mails } = makeMailbox(heldOutTemplates, { mails: 60, signUps: 20, seed: 11 });
  const adobe = `From 1@xxx Sat, 02 Jun 2012 10:00:00 GMT
From: Adobe <noreply@mail.adobe.com>
Subject: Welcome to Adobe
Date: Sat, 02 Jun 2012 10:00:00 +0000

Your account has been created.

`;
  return Buffer.from([...mails(), adobe].join(''));
}

/** Everything that the page and its workers ask for from now on. */
export function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  return asked;
}

/** Presses the button, and gives what it saves. */
export async function savedBy(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const saved = await download;
  return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) };
}

/** A JPEG of one pixel row that says where it was taken, and how it is turned. */
export function photoWithPlace(): Buffer {
  const ascii = (text: string) => [...Buffer.from(`${text}\0`)];
  const short = (value: number) => [value >> 8, value & 255];
  const long = (value: number) => [0, 0, ...short(value)];
  const field = (tag: number, type: number, count: number, value: number[]) => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...value,
  ];
  const degrees = (value: number, minutes: number) => [value, 1, minutes, 1, 0, 1].flatMap(long);
  const model = ascii('Pocket 9');
  // TIFF, big endian: two directories, then what does not fit into their fields.
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const valuesAt = gpsAt + 2 + 4 * 12 + 4;
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, ...long(8)],
    ...short(3),
    ...field(0x0110, 2, model.length, long(valuesAt)),
    ...field(0x0112, 3, 1, [0, 6, 0, 0]),
    ...field(0x8825, 4, 1, long(gpsAt)),
    ...long(0),
    ...short(4),
    ...field(1, 2, 2, [0x4e, 0, 0, 0]),
    ...field(2, 5, 3, long(valuesAt + model.length)),
    ...field(3, 2, 2, [0x57, 0, 0, 0]),
    ...field(4, 5, 3, long(valuesAt + model.length + 24)),
    ...long(0),
    ...model,
    ...degrees(53, 48),
    ...degrees(1, 33),
  ];
  const exif = [...Buffer.from('Exif\0\0'), ...tiff];
  const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe1, ...short(exif.length + 2), ...exif, ...scan]);
}
