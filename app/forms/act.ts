import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { languageOf } from '#app/language/language-of.ts';
import type { Language } from '#contract/base/languages.ts';
import { type ToastMessage, toastFrom } from '#contract/base/toasts.ts';
import type { Context } from '#core/base/context.ts';
import { refused } from '#core/base/errors.ts';
import { requireFormAllowance } from '#core/base/limits.ts';
import { answerRefused, type Telling } from './answer.ts';
import { type Answered, onlyIntent } from './answered.ts';
import { formTexts } from './forms.texts.ts';
import { type FailuresByLanguage, failuresIn, type Words, wordsFor } from './words.ts';

/** A form as it arrived. */
export interface Sent extends Pick<ActionFunctionArgs, 'request' | 'params' | 'url'> {
  form: FormData;
  /** Of the page that it was sent from, and so of the answer. */
  language: Language;
  /** Of each name the last value, `intent` left out. */
  fields: Readonly<Record<string, FormDataEntryValue>>;
  /** Go out with whatever is answered: cookies above all. */
  headers: Headers;
}

/** `variant` where what was done came to nothing good. */
type Said = string | (Pick<ToastMessage, 'title' | 'description'> & Partial<Pick<ToastMessage, 'variant'>>);

interface Definition<Schema extends z.ZodType, Done, Value> extends Omit<Telling, 'marked'> {
  /** Said in the toast when fields are marked, instead of what is wrong with the first of them. */
  marked?: string | ((language: Language) => Promise<string>);
  /** Without one the form may have no field at all. */
  schema?: Schema;
  /** What the schema reads, when that is not the fields alone. */
  input?: (sent: Sent) => unknown;
  /** Asked before the schema: what is said when something is not filled in at all. */
  missing?: (fields: Sent['fields'], language: Language) => Said | null | Promise<Said | null>;
  /** Names of the fields whose text comes back with a refusal. Never of a secret. */
  keep?: readonly string[] | 'all';
  /** The use case. What it throws is told; a response is the answer. */
  run: (ctx: Context, input: z.output<Schema>, sent: Sent) => Promise<Done>;
  /** Said in a toast once it is done, "Success" above a plain sentence. Left out where the page itself shows it. */
  done?: Said | ((done: Exclude<Done, Response>, ctx: Context, sent: Sent) => Said | null | Promise<Said | null>);
  /** Where that leads, if not back to the page. */
  to?: string | ((done: Exclude<Done, Response>, sent: Sent) => string);
  /** Of what was done, what the page is given. */
  value?: (done: Exclude<Done, Response>) => Value;
  status?: (done: Exclude<Done, Response>) => number;
  /** Taken however many forms were sent before: what ends something for good, and can be done once. */
  isAlwaysTaken?: boolean;
}

export type Reply<Value> = Response | ReturnType<typeof data<Answered<Value>>>;

/** One form: what it takes, what it does, and what it says. */
export type Act<Value> = (
  ctx: Context,
  sent: Sent,
  form: { intent: string; words: Words | string | null },
) => Promise<Reply<Value>>;

const toastOf = (variant: ToastMessage['variant'], title: string, said: Said): ToastMessage => ({
  variant,
  ...(typeof said === 'string' ? { title, description: said } : said),
});

const textsIn = (fields: Sent['fields'], names: readonly string[] | 'all'): Record<string, string> =>
  Object.fromEntries(
    (names === 'all' ? Object.keys(fields) : names).flatMap((name): [string, string][] => {
      const value = fields[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** The address says what the form is about. */
export const withParams = ({ fields, params }: Sent) => ({ ...fields, ...params });

/** Beside what is saved a form says which version it was filled with, or the id of something new. */
export const savedFields = ({ fields: { version: _, newId: __, ...fields } }: Sent) => fields;

const nothing = z.strictObject({});

export function defineAct<Done, Schema extends z.ZodType = typeof nothing, Value = never>(
  definition: Definition<Schema, Done, Value>,
): Act<Value> {
  const {
    schema = nothing,
    input = ({ fields }) => fields,
    missing,
    keep = [],
    run,
    done,
    to,
    value,
    status,
    isAlwaysTaken = false,
  } = definition;
  return async (ctx, sent, { intent, words }) => {
    const typed = textsIn(sent.fields, keep);
    const { language } = sent;
    const texts = await formTexts.in(language);
    const lacks = await missing?.(sent.fields, language);
    if (lacks) return data({ intent, ok: false, typed, toast: toastOf('destructive', texts.error, lacks) }, 400);
    try {
      if (!isAlwaysTaken) await requireFormAllowance(ctx);
      const result = await run(ctx, schema.parse(input(sent)) as z.output<Schema>, sent);
      if (result instanceof Response) return result;
      const given = result as Exclude<Done, Response>;
      const said = typeof done === 'function' ? await done(given, ctx, sent) : done;
      const toast = said === undefined || said === null ? null : toastOf('success', texts.success, said);
      const path = typeof to === 'function' ? to(given, sent) : to;
      if (path !== undefined && toast) return redirectWithToast(ctx, path, toast);
      return data(
        { intent, ok: true, ...(toast && { toast }), ...(value && { value: value(given) }) },
        status?.(given),
      );
    } catch (error) {
      if (error instanceof Response) throw error;
      const { marked } = definition;
      const telling = { ...definition, marked: typeof marked === 'function' ? await marked(language) : marked };
      return answerRefused(ctx, error, { intent, words, typed, language, error: texts.error }, telling);
    }
  };
}

interface Options {
  /** Which form it is, where its fields do not say it as `intent`. */
  intentOf?: (sent: Sent) => string;
  /** What has to hold whatever is sent. What it throws is the page's answer, and not the form's. */
  before?: (ctx: Context, sent: Sent) => unknown;
  /** Where the form stands, if not at the route's own address: without scripts a refusal leads back there. */
  page?: string | ((sent: Sent) => string);
}

type ValueOf<Some> = Some extends Act<infer Value> ? Value : never;

/** What a form answers may be nobody else's to read. */
function addHeaders(to: Headers, more: Headers): Headers {
  for (const [name, header] of more) to.append(name, header);
  if (!to.has('cache-control')) to.set('cache-control', 'no-store');
  return to;
}

function withHeaders<Value>(reply: Reply<Value>, more: Headers): Reply<Value> {
  if (!(reply instanceof Response))
    return data(reply.data, { ...reply.init, headers: addHeaders(new Headers(reply.init?.headers), more) });
  addHeaders(reply.headers, more);
  return reply;
}

async function readForm(args: ActionFunctionArgs): Promise<Sent> {
  const { request, params, url } = args;
  const form = await request.formData();
  const { intent: _, ...fields } = Object.fromEntries(form);
  return { request, params, url, form, fields, language: languageOf(args), headers: new Headers() };
}

/** A page inside the browser asks for data; a form without scripts asks for a page. */
const asksForData = ({ request }: Sent) => new URL(request.url).pathname.endsWith('.data');

/**
 * The action of a page: each of its forms under its `intent`; the only one of a page needs none and is `send`.
 * Its other half is `clientActs`, with the same words: React Router takes one export from the browser's file and
 * leaves the other, which it cannot do within one.
 * @throws `invalid` for any other intent
 */
export function acts<Intent extends string, Acts extends Readonly<Record<Intent, Act<unknown>>>>(
  failures: FailuresByLanguage<Intent>,
  defined: Acts & Record<Intent, Act<unknown>>,
  { intentOf = ({ form }) => String(form.get('intent') ?? onlyIntent), before, page }: Options = {},
) {
  return async (args: ActionFunctionArgs): Promise<Reply<ValueOf<Acts[keyof Acts]>>> => {
    const ctx = args.context.get(requestContext);
    const sent = await readForm(args);
    await before?.(ctx, sent);
    const intent = intentOf(sent);
    const act = Object.hasOwn(defined, intent) ? defined[intent as Intent] : undefined;
    if (!act) throw refused();
    const reply = await act(ctx, sent, { intent, words: wordsFor(await failuresIn(failures, sent.language), intent) });
    const toast = reply instanceof Response || reply.data.ok ? null : toastFrom(reply.data);
    const back = typeof page === 'function' ? page(sent) : page;
    if (toast && back !== undefined && !asksForData(sent)) return redirectWithToast(ctx, back, toast);
    return withHeaders(reply as Reply<ValueOf<Acts[keyof Acts]>>, sent.headers);
  };
}
