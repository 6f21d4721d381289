import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useActionData, useBeforeUnload, useBlocker, useFetcher } from 'react-router';
import { AlertDialog } from '#app/ui/alert-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/toasts.tsx';
import type { FormResult } from './form-answer.ts';

/** Asks before typed words are lost; saving asks nothing. */
function useLeaveGuard(isDirty: () => boolean): ReactNode {
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
      title="Leave without saving?"
      description="What you typed here is not saved yet."
      keep="Keep editing"
      action={
        <Button variant="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
          Discard changes
        </Button>
      }
    />
  );
}

/** What a form begins with after it was refused, with or without JavaScript; its toast is shown. */
export function useSentForm(data: FormResult | undefined) {
  const sent = useActionData() as FormResult | undefined;
  const push = useToast();
  const result = data ?? sent;
  const typed = result?.typed ?? {};
  const initial = (name: string, loaded: string) => (typeof typed[name] === 'string' ? typed[name] : loaded);
  const errorOf = (name: string) => result?.errors?.[name];
  useEffect(() => {
    if (!data) return;
    push(data.toast);
    if (data.toast.variant === 'destructive') console.warn(data.toast.description);
  }, [data, push]);
  return {
    reason: result?.reason,
    /** What a field begins with: what was typed before it came back, else what was loaded. */
    initial,
    /** The same for a checkbox, which is sent only when it is ticked. */
    initialTick: (name: string, loaded: boolean) => (result?.typed ? typed[name] === 'on' : loaded),
    errorOf,
    /** What a field needs that begins with `loaded`. */
    field: (name: string, loaded: string) => ({ name, defaultValue: initial(name, loaded), error: errorOf(name) }),
  };
}

/**
 * A form in a sheet. What is typed stays through failures and while the page loads its data again; the version it was
 * filled with is sent along, so that nobody's work is written over unseen.
 * @param version of what was loaded; changes when somebody else saves
 */
export function useSheetForm(version: string) {
  const fetcher = useFetcher<FormResult>();
  const { reason, ...sent } = useSentForm(fetcher.data);
  const [filledWith] = useState(version);
  const dirty = useRef(false);
  const guard = useLeaveGuard(() => dirty.current && fetcher.state === 'idle');
  return {
    ...sent,
    Form: fetcher.Form,
    isBusy: fetcher.state !== 'idle',
    /** Something was typed: leaving asks first. */
    markChanged: () => {
      dirty.current = true;
    },
    version: sent.initial('version', filledWith),
    /** Stands above the fields. */
    notices: (
      <>
        {reason && <Notice tone="warning">{reason}</Notice>}
        {!reason && version !== filledWith && (
          <Notice tone="warning">Somebody else has saved another version of this while you were editing.</Notice>
        )}
        {guard}
      </>
    ),
  };
}
