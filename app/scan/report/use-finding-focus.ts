import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FindingView } from '#contract/scans/types.ts';

const cardOf = (id: string): HTMLElement | null => document.getElementById(`finding-${id}`);
const headOf = (id: string): HTMLElement | null => cardOf(id)?.querySelector('summary') ?? null;

/** Id of the finding that an element is a part of. */
function findingAround(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest('details[id^="finding-"]') : null;
  return card?.id.slice('finding-'.length) ?? null;
}

/** Those beside a finding in its group, the following ones first. */
function neighboursOf(id: string, findings: readonly FindingView[]): FindingView[] {
  const group = findings.find((finding) => finding.id === id)?.group;
  const own = findings.filter((finding) => finding.group === group);
  const at = own.findIndex((finding) => finding.id === id);
  return [...own.slice(at + 1), ...own.slice(0, at).reverse()];
}

/** Where reading goes on once a finding has left its group: beside where it was, or at the heading of a group that is left. */
function placesAfter(
  id: string,
  before: readonly FindingView[],
  after: readonly FindingView[],
): (HTMLElement | null)[] {
  const was = before.find((finding) => finding.id === id);
  const now = after.find((finding) => finding.id === id);
  const groups = [was?.group, now?.group].map((group) => (group ? document.getElementById(group) : null));
  if (was?.group === now?.group) return [headOf(id), ...groups];
  const stayed = neighboursOf(id, before).filter((one) =>
    after.some((finding) => finding.id === one.id && finding.group === one.group),
  );
  return [...stayed.map((finding) => headOf(finding.id)), ...groups];
}

/**
 * What is answered or done moves to another group, and the button that did it goes with it. Whoever works by keyboard goes on with the
 * finding that stood beside it, not at the top of the page.
 */
export function useFindingFocus(findings: readonly FindingView[]): void {
  const focused = useRef<string | null>(null);
  const shown = useRef(findings);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      focused.current = findingAround(target);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = findings;
    const id = focused.current;
    if (id === null || document.activeElement !== document.body) return;
    placesAfter(id, before, findings)
      .find((place) => place?.checkVisibility())
      ?.focus();
  }, [findings]);
}
