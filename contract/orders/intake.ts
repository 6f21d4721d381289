import { z } from 'zod';
import { optionalText } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import type { Intake } from '#contract/site/services.ts';

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const MOST_NAMES = 10;
const MOST_LINKS = 20;
const MOST_IN_LINE = { name: 200, link: 2_000 };

const names = z
  .array(z.string().max(MOST_IN_LINE.name, fault('long-line', MOST_IN_LINE.name)))
  .min(1, fault('name-missing'))
  .max(MOST_NAMES, fault('most-names', MOST_NAMES));

const link = z
  .url({ protocol: /^https?$/, error: fault('not-a-link') })
  .max(MOST_IN_LINE.link, fault('long-line', MOST_IN_LINE.link));
const links = z.array(link).max(MOST_LINKS, fault('most-links', MOST_LINKS));

/** For the server: it brings zod with it. The fields of every intake as an order form sends them; those of other intakes are empty. */
export const intakeFields = {
  names: optionalText(3_000).transform(linesOf),
  links: optionalText(50_000).transform(linesOf),
};
type IntakeFields = { [Name in keyof typeof intakeFields]: z.output<(typeof intakeFields)[Name]> };

const nothing = z.array(z.never(fault('not-asked')));

/** What each intake makes of the fields. */
export const intakeSchemas = {
  note: z.object({ names: nothing, links: nothing }),
  scan: z.object({ names: nothing, links: nothing }),
  impersonation: z.object({ names, links }),
  appointment: z.object({ names: nothing, links: nothing }),
} satisfies Readonly<Record<Intake, z.ZodType<IntakeFields>>>;

/** The answers as an order keeps them, sealed. */
export const intakeAnswers = z.object({ names: z.array(z.string()), links: z.array(z.string()) });
export type IntakeAnswers = z.output<typeof intakeAnswers>;

export const hasAnswers = ({ names, links }: IntakeAnswers): boolean => names.length + links.length > 0;
