import type { Sent } from '#app/forms/act.ts';

/** Every spelling that was ticked, and the one that was typed. */
export const spellingsIn = ({ form }: Sent) => ({ spellings: form.getAll('spelling') });
