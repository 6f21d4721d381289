import { conversation, entries, letter, test, write } from './case-room.fixture.ts';
import { inspect } from './inspect.ts';
import { expect } from './test.ts';

test('a customer sends a message with a file, and staff find both as one on their open page, on a telephone too', async ({
  page,
  staff,
}) => {
  await page.getByLabel('Add a file').setInputFiles(letter);
  await write(page, 'They wrote this to me.');
  for (const side of [page, staff]) {
    const entry = entries(side).filter({ hasText: 'They wrote this to me.' });
    await expect(entry.getByRole('link', { name: 'Download Letter.pdf' })).toBeVisible();
  }
  const [download] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('link', { name: 'Download Letter.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Letter.pdf');
  await expect(page.getByRole('list', { name: 'Files to send' })).toHaveCount(0);

  await page.getByLabel('Add a file').setInputFiles({ ...letter, name: `${'long-name-of-a-letter-'.repeat(5)}.pdf` });
  await write(page, 'https://pictures.example/'.padEnd(300, 'x'));
  for (const side of [page, staff]) {
    await side.setViewportSize({ width: 360, height: 640 });
    await expect(conversation(side).getByText('https://pictures.example/')).toBeVisible();
    expect(await side.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await inspect(page, 'case-room');
  await inspect(staff, 'case-room-staff');
});
