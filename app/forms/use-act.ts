import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { useLanguage } from '#app/language/use-language.ts';
import { type Answered, onlyIntent } from './answered.ts';
import { formTexts } from './forms.texts.ts';

interface Form<Value> {
  /** Of the form; the only one of its page has none. */
  intent?: string;
  /** Fields that tell it from its like on the page. They are kept. */
  of?: Readonly<Record<string, string>>;
  /** Of what is under way, for who else shows it. */
  key?: string;
  onDone?: ((answer: Answered<Value>) => void) | undefined;
}

/** The answer to this form in what the page's action answered, when it was sent without JavaScript. */
function usePageAnswer<Value>({ intent = onlyIntent, of = {} }: Form<Value>): Answered<Value> | undefined {
  const answer = useActionData<Answered<Value> | null>();
  const isThis =
    answer?.intent === intent && Object.entries(of).every(([name, value]) => answer.typed?.[name] === value);
  return isThis ? answer : undefined;
}

/**
 * A form that is sent without leaving its page; without JavaScript it comes back with the page. Its answer is told to
 * its fields; what it says in a toast is shown as it arrives (tell-toasts.ts).
 */
export function useAct<Value = unknown>(form: Form<Value> = {}) {
  const fetcher = useFetcher<Answered<Value>>(form.key === undefined ? {} : { key: form.key });
  const page = usePageAnswer(form);
  const { data } = fetcher;
  const language = useLanguage();
  // What a form says when nothing takes it has to be here before the connection goes.
  useEffect(() => void formTexts.in(language).catch(() => {}), [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (data?.ok) form.onDone?.(data);
    else if (data?.toast) console.warn(data.toast.description);
  }, [data]);
  const answer = data ?? page;
  const typed = data?.ok ? undefined : (data?.typed ?? page?.typed);
  const isBusy = fetcher.state !== 'idle';
  const errorOf = (name: string): string | undefined => answer?.errors?.[name];
  /** What a field begins with: what was typed before it came back, else what was loaded. */
  const initial = (name: string, loaded: string): string => typed?.[name] ?? loaded;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy,
    /** What is under way. */
    sent: fetcher.formData,
    answer,
    /** Why the last try failed, to be said at the form as well. */
    failed: isBusy || data?.ok !== false ? null : (data.toast?.description ?? null),
    errorOf,
    /** What stood in a field of the page that was sent without JavaScript, and came back. */
    typedBefore: (name: string): string | null => page?.typed?.[name] ?? null,
    initial,
    /** The same for a checkbox, which is sent only when it is ticked. */
    initialTick: (name: string, loaded: boolean): boolean => (typed ? typed[name] === 'on' : loaded),
    /** What a field needs that begins with `loaded`. */
    field: (name: string, loaded: string) => ({ name, defaultValue: initial(name, loaded), error: errorOf(name) }),
  };
}
