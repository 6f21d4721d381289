import { type ChangeEvent, useState } from 'react';

interface Saved {
  text: string;
  version: number;
}

/**
 * A text that somebody edits while others may save it too. As long as nothing was typed it follows what is saved;
 * afterwards what was typed stays, and a colleague's text is offered beside it instead of being overwritten.
 * @param typed what to begin with, when it could not be saved
 */
export function useDraft(saved: Saved, typed: string | null = null) {
  const [base, setBase] = useState(saved);
  const [text, setText] = useState(typed ?? saved.text);
  const isTouched = text !== base.text;
  const follows = saved.text === base.text || !isTouched || saved.text === text;
  if (follows && (saved.version !== base.version || saved.text !== base.text)) {
    setBase(saved);
    if (!isTouched) setText(saved.text);
  }
  return {
    text,
    /** The version that this text was written on. */
    version: base.version,
    isTouched,
    /** What somebody else saved meanwhile; null when nothing stands against this text. */
    theirs: follows ? null : saved.text,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.currentTarget.value),
    takeTheirs() {
      setBase(saved);
      setText(saved.text);
    },
    keepMine: () => setBase(saved),
  };
}
