import { expect } from 'vitest';
import { beginningOf } from '#contract/base/cut-text.ts';
import { siteFrom } from '#platform/config/site.ts';
import { greeting } from '#platform/mail/blocks.ts';
import { oneLine } from '#platform/mail/clean.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { emails } from '#server/modules.ts';
import { inOneLine, marker, withText, wordsIn } from './any-text.ts';
import { anyInput } from './inputs.ts';
import { type TextProperty, textProperty } from './property.ts';

const site = siteFrom({});

/** A greeting is no place for odd names: it leaves them out. */
function greetingOf(text: string): string {
  const block = greeting(text, 'en');
  return block.kind === 'paragraph' ? block.words.join('') : '';
}

/** The beginning of what was written, for lists of mails: cut, and repeated below. */
const withoutPreview = (html: string): string => html.replace(/<div style="display:none;[^>]*>.*?<\/div>/s, '');

function draw(definition: EmailDefinition, input: unknown) {
  const { subject, html, text } = renderEmail(definition, input, site, 'en');
  return { subject, page: inOneLine(wordsIn(withoutPreview(html)).join('')), text: inOneLine(text), html };
}

const inPlaceOfMarker = (template: string, text: string): string =>
  inOneLine(template.replaceAll(greetingOf(marker), () => greetingOf(text)).replaceAll(marker, () => text));

const keepsText = (definition: EmailDefinition): TextProperty =>
  textProperty(`the mail ${definition.name}`, anyInput(definition.input), (input, given) => {
    // As mails have it: what turns the direction of writing is a blank.
    const text = oneLine(given);
    const plain = draw(definition, input);
    const odd = draw(definition, withText(input, text));
    expect(odd.page).toBe(inPlaceOfMarker(plain.page, text));
    expect(odd.text).toBe(inPlaceOfMarker(plain.text, text));
    expect(odd.subject).toBe(beginningOf(oneLine(plain.subject.replaceAll(marker, () => text)), 150));
    for (const part of Object.values(odd)) expect(part.isWellFormed()).toBe(true);
  });

export const mailProperties: readonly TextProperty[] = emails.map(keepsText);
