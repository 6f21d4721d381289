import type { z } from 'zod';
import type { Language } from '#contract/base/languages.ts';
import type { Site } from '#contract/site/site.ts';
import type { Block } from './blocks.ts';

/** A file that travels with a mail. */
export interface MailAttachment {
  filename: string;
  /** Media type with its parameters. */
  contentType: string;
  content: string;
}

/** Who sends a mail, and the language of whoever gets it. */
export interface MailContext extends Site {
  language: Language;
}

/** A kind of message, declared in its module: core/<module>/emails.ts. */
export interface EmailDefinition<Input extends z.ZodType = z.ZodType> {
  /** Stable: stored with every mail on its way. */
  name: string;
  /** What it is written from, as JSON; addresses in it are complete. */
  input: Input;
  /** Subject and heading. */
  subject(input: z.output<Input>, context: MailContext): string;
  /** What an inbox shows after the subject. */
  preview(input: z.output<Input>, context: MailContext): string;
  blocks(input: z.output<Input>, context: MailContext): readonly Block[];
  /**
   * Where whoever gets it can stop such mail: a page that asks for a press, which mail programs post to themselves (RFC 8058). A
   * secret: whoever has it can stop the mail.
   */
  stopUrl?(input: z.output<Input>): string;
  attachments?(input: z.output<Input>, context: MailContext): readonly MailAttachment[];
}

export const defineEmail = <Input extends z.ZodType>(definition: EmailDefinition<Input>): EmailDefinition<Input> =>
  definition;
