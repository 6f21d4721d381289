import { type ReactNode, useRef, useState } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { sheetTexts } from './sheets.texts.ts';

/** Asks before typed words are lost; saving asks nothing. */
function useLeaveGuard(isDirty: () => boolean): ReactNode {
  const texts = useTexts(sheetTexts);
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isDirty() && currentLocation.pathname !== nextLocation.pathname;
  const blocker = useBlocker(shouldBlock);
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title={texts.leave}
      description={texts.leaveText}
      keep={texts.keepEditing}
      action={
        <Button variant="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
          {texts.discard}
        </Button>
      }
    />
  );
}

/**
 * A form in a sheet. What is typed stays through failures and while the page loads its data again; the version it was
 * filled with is sent along, so that nobody's work is written over unseen.
 * @param intent what the action is told, and by which its failure is worded
 * @param version of what was loaded; changes when somebody else saves
 */
export function useSheetForm(intent: string, version: string) {
  const texts = useTexts(sheetTexts);
  const act = useAct({ intent });
  const [filledWith] = useState(version);
  const dirty = useRef(false);
  const guard = useLeaveGuard(() => dirty.current && !act.isBusy);
  const reason = act.answer?.reason;
  return {
    ...act,
    intent,
    /** Something was typed: leaving asks first. */
    markChanged: () => {
      dirty.current = true;
    },
    version: act.initial('version', filledWith),
    /** Stands above the fields. */
    notices: (
      <>
        {reason && <Notice tone="warning">{reason}</Notice>}
        {!reason && version !== filledWith && <Notice tone="warning">{texts.otherVersion}</Notice>}
        {guard}
      </>
    ),
  };
}
