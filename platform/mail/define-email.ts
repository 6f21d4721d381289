import type { z } from 'zod';
import type { Site } from '#contract/site/site.ts';
import type { Block } from './blocks.ts';

/** A kind of message, declared in its module: core/<module>/emails.ts. */
export interface EmailDefinition<Input extends z.ZodType = z.ZodType> {
  /** Stable: stored with every mail on its way. */
  name: string;
  /** What it is written from, as JSON; addresses in it are complete. */
  input: Input;
  /** Subject and heading. */
  subject(input: z.output<Input>, site: Site): string;
  /** What an inbox shows after the subject. */
  preview(input: z.output<Input>, site: Site): string;
  blocks(input: z.output<Input>, site: Site): readonly Block[];
}

export const defineEmail = <Input extends z.ZodType>(definition: EmailDefinition<Input>): EmailDefinition<Input> =>
  definition;
