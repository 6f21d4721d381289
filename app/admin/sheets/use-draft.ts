import type { ChangeEvent } from 'react';
import { useKept } from '#app/browser/drafts/use-kept.ts';

interface Saved {
  text: string;
  version: number;
}

interface Draft {
  text: string;
  /** What was saved when the text was begun. */
  base: Saved;
}

interface DraftOf {
  saved: Saved;
  /** What it is written on. */
  thing: string;
  /** What to begin with, when it could not be saved. */
  typed: string | null;
}

/**
 * A text that somebody edits while others may save it too. As long as nothing was typed it follows what is saved;
 * afterwards what was typed stays, and a colleague's text is offered beside it instead of being overwritten.
 */
export function useDraft({ saved, thing, typed }: DraftOf) {
  const [{ text, base }, setDraft] = useKept<Draft>({
    thing,
    begin: { text: typed ?? saved.text, base: saved },
    isWorth: (draft) => draft.text !== draft.base.text,
    isNewer: typed !== null,
  });
  const isTouched = text !== base.text;
  const follows = saved.text === base.text || !isTouched || saved.text === text;
  if (follows && (saved.version !== base.version || saved.text !== base.text))
    setDraft({ base: saved, text: isTouched ? text : saved.text });
  return {
    text,
    /** The version that this text was written on. */
    version: base.version,
    /** What somebody else saved meanwhile; null when nothing stands against this text. */
    theirs: follows ? null : saved.text,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setDraft({ base, text: event.currentTarget.value }),
    takeTheirs: () => setDraft({ base: saved, text: saved.text }),
    keepMine: () => setDraft({ base: saved, text }),
  };
}
