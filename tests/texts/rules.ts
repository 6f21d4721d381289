import fc from 'fast-check';
import { Sparkle } from 'lucide-react';
import { expect } from 'vitest';
import { serviceIcon } from '#app/public/services/service-icons.ts';
import { initials } from '#contract/accounts/viewer.ts';
import { shortDevice } from '#contract/audit/activity.ts';
import { cleanFileName, fulfilmentOf, typeOfFile } from '#core/orders/rules.ts';
import { exposure } from '#core/reports/exposure.fixture.ts';
import { passwordsOf } from '#core/sources/breaches/xposedornot.ts';
import { labelled } from '#core/sources/internal/labels.ts';
import { tidied } from '#core/sources/internal/tidy.ts';
import { plain } from '#platform/log/text.ts';
import { type TextProperty, textProperty } from './property.ts';

const nothing = fc.constant(null);

const tables = textProperty('tables, which hold nothing under a name that is not theirs', nothing, (_, text) => {
  expect(fulfilmentOf(text)).toBe('person');
  expect(serviceIcon(text)).toBe(Sparkle);
  expect(typeOfFile(`plan.${text}`) ?? '').toBeTypeOf('string');
  expect(passwordsOf(text)).toBeNull();
});

/** What a source wrote, as it is kept. */
function keptOf(where: string): string {
  const answer = tidied({ state: 'found', exposures: [exposure({ where })] });
  return answer.state === 'found' ? answer.exposures[0].where : '';
}

const visible = (text: string): string => text.replace(/[\p{C}\p{Z}]/gu, '');

const answers = textProperty('answers of sources, without what hides or turns letters', nothing, (_, text) => {
  const kept = keptOf(text);
  expect(kept.isWellFormed()).toBe(true);
  expect(kept).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
  if ([...text].length <= 160) expect(visible(kept)).toBe(visible(text));
  for (const joined of ['👨‍👩‍👧‍👦', 'می\u200cخواهم'])
    if (text.startsWith(joined)) expect(kept.startsWith(joined)).toBe(true);
});

const cuts = textProperty('what is cut, which ends between letters', nothing, (_, text) => {
  const long = text.repeat(Math.ceil(400 / text.length));
  const cut = [
    keptOf(long),
    ...labelled([long]).exposed,
    cleanFileName(`${long}.pdf`),
    shortDevice(long),
    initials({ fullName: long, email: 'a@example.com' }),
    plain(long, 100),
  ];
  for (const one of cut) expect(one.isWellFormed(), one).toBe(true);
});

export const ruleProperties: readonly TextProperty[] = [tables, answers, cuts];
