import type { z } from 'zod';
import { beginningOf } from '#contract/base/cut-text.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import type { Site } from '#contract/site/site.ts';
import { oneLine } from './clean.ts';
import type { EmailDefinition, MailAttachment } from './define-email.ts';
import { frameTexts } from './frame.texts.ts';
import { companyLineOf, type Letter } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export interface RenderedEmail {
  /** One line. */
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

const LONGEST_SUBJECT = 150;

/** @throws ZodError when the input does not fit; TypeError when a link is no web address */
export function renderEmail<Input extends z.ZodType>(
  definition: EmailDefinition<Input>,
  input: z.input<Input>,
  site: Site,
  language: Language,
): RenderedEmail {
  const context = { ...site, language };
  const frame = frameTexts[language];
  const values = definition.input.parse(input);
  const subject = oneLine(definition.subject(values, context));
  const preview = definition.preview(values, context);
  const blocks = definition.blocks(values, context);
  const letter: Letter = {
    heading: subject,
    preview,
    blocks,
    site,
    languageTag: languageFacts[language].tag,
    frame,
    companyLine: companyLineOf(site, frame.company),
  };
  const stopUrl = definition.stopUrl?.(values);
  const attachments = definition.attachments?.(values, context) ?? [];
  return {
    subject: beginningOf(subject, LONGEST_SUBJECT),
    html: renderHtml(letter),
    text: renderText(letter),
    ...(stopUrl && { headers: unsubscribeHeaders(stopUrl) }),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** RFC 2369 and RFC 8058: the mail program shows a button, and posts to the address without opening it. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
