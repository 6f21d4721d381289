/** One form of a mail. `{name}` is the company, `{user}` the person, `{code}`, `{order}` and `{amount}` are made up each time. */
export interface Template {
  language: string;
  subject: string;
  text: string;
  /** Before the @ of its sender. */
  local?: string;
  /** With List-Unsubscribe, as bulk mail has it. */
  isBulk?: boolean;
}

export interface TrapTemplate extends Template {
  /** What else is about it. */
  as?: 'person' | 'list' | 'calendar' | 'forged' | 'spam';
}

/** One set of forms: rules are written from one, and measured with another. */
export interface TemplateSet {
  signUps: readonly Template[];
  traps: readonly TrapTemplate[];
}

/** [language, subject, text] with options for all of them. */
export const templatesOf = (
  options: Pick<TrapTemplate, 'local' | 'isBulk' | 'as'>,
  rows: readonly (readonly [string, string, string])[],
): TrapTemplate[] => rows.map(([language, subject, text]) => ({ language, subject, text, ...options }));
