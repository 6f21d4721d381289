import { Bell, BellRing } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, ButtonLink, type ButtonLook } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import { watchingPath } from '#contract/watching/types.ts';
import { watchingTexts } from './watching.texts.ts';

/** Switches watching on from wherever there is a result; leads to its page once it is on. */
export function WatchButton({ isOn, ...look }: { isOn: boolean } & Pick<ButtonLook, 'variant' | 'size'>) {
  const texts = useTexts(watchingTexts);
  const act = useAct({ intent: 'watch' });
  if (isOn)
    return (
      <ButtonLink to={watchingPath} {...look}>
        <BellRing aria-hidden="true" />
        {texts.watched}
      </ButtonLink>
    );
  return (
    <act.Form method="post" action={watchingPath}>
      <input type="hidden" name="intent" value="watch" />
      <OwnTimeZone />
      <Button type="submit" {...look} busy={act.isBusy} busyLabel={texts.switchingOn}>
        <Bell aria-hidden="true" />
        {texts.tellMe}
      </Button>
    </act.Form>
  );
}
