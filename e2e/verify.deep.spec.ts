import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';
import { choose, downloaded } from './verify.fixture.ts';

test.setTimeout(240_000);
const amelia = people.find(({ name }) => name === 'Amelia Hart');

test('a table that was taken away with its seal is checked by dropping both, and the line that was changed is named', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, { email: amelia?.email ?? '', fullName: 'Amelia Hart' });
  const { table, seal } = await downloaded(page);
  await page.goto('/verify');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const told = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
  const drop = async (csv: string) => {
    const dropped = await page.evaluateHandle(
      ([first = '', second = '']) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([first], 'report.csv'));
        transfer.items.add(new File([second], 'report.csv.seal'));
        return transfer;
      },
      [csv, seal],
    );
    await page.getByText('Drop a report or a certificate here').dispatchEvent('drop', { dataTransfer: dropped });
  };
  await drop(table);
  await expect(told).toContainText('Genuine: nothing was changed');
  await drop(table.replace(/\r\n(.)/, '\r\n_'));
  await expect(told.getByRole('listitem')).toHaveText(['The table, in line 2: changed.']);
  // One after the other, by the keyboard.
  await choose(page, 'report.csv', table);
  await expect(told).toContainText('A table without its seal');
  await choose(page, 'report.csv.seal', seal);
  await expect(told).toContainText('Genuine: nothing was changed');
  await inspect(page, 'verify-table', told);
});
