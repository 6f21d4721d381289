export interface Form {
  [name: string]: string | Form;
}

/** Stripe's form encoding: `line_items[0][price_data][currency]=gbp`. Lists become objects with the keys 0, 1, … */
export function readForm(body: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let at = form;
    for (const part of path) {
      const known = at[part];
      const next: Form = typeof known === 'object' ? known : Object.create(null);
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return form;
}

function entryAt(form: Form, path: string): string | Form | undefined {
  let at: string | Form | undefined = form;
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return at;
}

/** The text at `line_items.0.price_data.currency`; null where there is none. */
export function textAt(form: Form, path: string): string | null {
  const entry = entryAt(form, path);
  return typeof entry === 'string' ? entry : null;
}

/** Names and texts below a path; nothing where there are none. */
export function textsAt(form: Form, path: string): Record<string, string> {
  const entry = entryAt(form, path);
  const entries = typeof entry === 'object' ? Object.entries(entry) : [];
  return Object.fromEntries(entries.filter((one): one is [string, string] => typeof one[1] === 'string'));
}
