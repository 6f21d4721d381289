import { DomUtils, parseDocument } from 'htmlparser2';

type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** A form of a page, as somebody finds it. */
export interface PageForm {
  action: string;
  /** What it would send as it stands. */
  fields: Record<string, string>;
  /** Of every field, to be filled in or not. */
  names: string[];
}

export interface Page {
  status: number;
  /** Path, query and fragment. */
  address: string;
  html: string;
  /** Those that are posted. */
  forms: PageForm[];
}

const attribute = (element: Element, name: string): string => DomUtils.getAttributeValue(element, name) ?? '';

const isUnticked = (input: Element): boolean =>
  ['checkbox', 'radio'].includes(attribute(input, 'type')) && !DomUtils.hasAttrib(input, 'checked');

function readForm(form: Element, address: string): PageForm {
  const inputs = DomUtils.getElementsByTagName('input', form).filter((input) => attribute(input, 'name'));
  const sent = inputs.filter((input) => !isUnticked(input));
  return {
    action: attribute(form, 'action') || address.replace(/#.*/, ''),
    fields: Object.fromEntries(sent.map((input) => [attribute(input, 'name'), attribute(input, 'value')])),
    names: inputs.map((input) => attribute(input, 'name')),
  };
}

/** What a browser without scripts makes of an answer. @param address where it was found */
export function readPage(status: number, address: string, html: string): Page {
  const forms = DomUtils.getElementsByTagName('form', parseDocument(html)).filter(
    (form) => attribute(form, 'method').toLowerCase() === 'post',
  );
  return { status, address, html, forms: forms.map((form) => readForm(form, address)) };
}
