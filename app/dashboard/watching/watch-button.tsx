import { Bell, BellRing } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { Button, ButtonLink, type ButtonLook } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import { watchingPath } from '#contract/watching/types.ts';

/** Switches watching on from wherever there is a result; leads to its page once it is on. */
export function WatchButton({ isOn, ...look }: { isOn: boolean } & Pick<ButtonLook, 'variant' | 'size'>) {
  const act = useAct({ intent: 'watch' });
  if (isOn)
    return (
      <ButtonLink to={watchingPath} {...look}>
        <BellRing aria-hidden="true" />
        Watched
      </ButtonLink>
    );
  return (
    <act.Form method="post" action={watchingPath}>
      <input type="hidden" name="intent" value="watch" />
      <OwnTimeZone />
      <Button type="submit" {...look} busy={act.isBusy} busyLabel="Switching on…">
        <Bell aria-hidden="true" />
        Tell me when this changes
      </Button>
    </act.Form>
  );
}
