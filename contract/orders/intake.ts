import { z } from 'zod';
import { optionalText } from '#contract/base/form-text.ts';
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
const notALink = 'Please give one address in a line, each beginning with https:// or http://.';

const names = z
  .array(z.string().max(200, 'At most 200 characters in a line, please.'))
  .min(1, 'Please give at least one name to look for.')
  .max(MOST_NAMES, `At most ${MOST_NAMES} names, please.`);

const link = z.url({ protocol: /^https?$/, error: notALink }).max(2_000, 'At most 2,000 characters in a line, please.');
const links = z.array(link).max(MOST_LINKS, `At most ${MOST_LINKS} links, please.`);

/** For the server: it brings zod with it. The fields of every intake as an order form sends them; those of other intakes are empty. */
export const intakeFields = {
  names: optionalText(3_000).transform(linesOf),
  links: optionalText(50_000).transform(linesOf),
};
type IntakeFields = { [Name in keyof typeof intakeFields]: z.output<(typeof intakeFields)[Name]> };

const nothing = z.array(z.never('This service no longer asks for that. Please reload the form.'));

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
