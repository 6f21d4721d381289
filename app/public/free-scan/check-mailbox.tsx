import { ExternalLink } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { MailedRequest } from '#contract/scans/waiting.ts';
import styles from './check-mailbox.module.css';
import { freeScanTexts } from './free-scan.texts.ts';
import { mailProviderOf } from './mail-providers.ts';
import { useWaited } from './use-waited.ts';

export type HeadingLevel = 'h1' | 'h2' | 'h3';

/** The button to the mailbox: of its provider, or of this installation, which keeps its mail to itself. */
function OpenMail({ email, localMailbox }: MailedRequest) {
  const texts = useTexts(freeScanTexts);
  const provider = mailProviderOf(email);
  if (localMailbox)
    return (
      <Notice>
        {withLinks(texts.noMailServer, (words) => (
          <a href="/dev/mail">{words}</a>
        ))}
      </Notice>
    );
  if (!provider) return null;
  return (
    <ButtonLink to={provider.url} target="_blank" rel="noreferrer" variant="primary" size="lg" block>
      {texts.openMail(provider.name)}
      <ExternalLink className={icon.sm} aria-hidden="true" />
    </ButtonLink>
  );
}

const MINUTE = 60_000;

/** Whole minutes until another mail can be sent, counted from when its answer came; 0: now. */
function useMinutesLeft({ again }: MailedRequest): number {
  const [left, setLeft] = useState(Math.ceil(again / 60));
  useEffect(() => {
    const end = Date.now() + again * 1_000;
    const updateLeft = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / MINUTE)));
    updateLeft();
    const timer = setInterval(updateLeft, 5_000);
    return () => clearInterval(timer);
  }, [again]);
  return left;
}

/** Asks for another mail, as soon as one would be sent. */
function SendAgain({ mailed }: { mailed: MailedRequest }) {
  const texts = useTexts(freeScanTexts);
  const linkTo = useLinks();
  const act = useAct<MailedRequest>();
  const hydrated = useHydrated();
  const latest = (act.answer?.ok && act.answer.value) || mailed;
  const left = useMinutesLeft(latest);
  return (
    <act.Form className={styles.again} method="post" action={linkTo('/free-scan').to} aria-label={texts.sendAgain}>
      <input type="hidden" name="name" value={mailed.name} />
      <input type="hidden" name="email" value={mailed.email} />
      <p className={classes(text.small, text.soft)} id="mail-again">
        {texts.noEmail} {left > 0 ? texts.anotherIn(left) : texts.anotherNow}
      </p>
      <Button
        type="submit"
        size="sm"
        disabled={hydrated && left > 0}
        busy={act.isBusy}
        busyLabel={texts.sending}
        aria-describedby="mail-again"
      >
        {texts.again}
      </Button>
    </act.Form>
  );
}

function WrongAddress({ onWrong }: { onWrong: () => void }) {
  const texts = useTexts(freeScanTexts);
  const linkTo = useLinks();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onWrong();
  };
  return (
    <p className={text.small}>
      {withLinks(texts.wrongAddress, (words) => (
        <Link {...linkTo('/free-scan')} onClick={onClick}>
          {words}
        </Link>
      ))}
    </p>
  );
}

/** Breaks before the @ where it must. */
function Address({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className={styles.address}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

interface CheckMailboxProps {
  mailed: MailedRequest;
  as: HeadingLevel;
  className?: string | undefined;
  onWrong: () => void;
}

/** In the form's place once its link is mailed: what to do now. It goes on by itself when the link is opened. */
export function CheckMailbox({ mailed, as: Heading, className, onWrong }: CheckMailboxProps) {
  const texts = useTexts(freeScanTexts);
  const { state } = useWaited(mailed);
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = heading.current;
    shown?.focus({ preventScroll: true });
    // On a small screen what to do next may lie below its edge.
    const card = shown?.parentElement;
    if (card && card.getBoundingClientRect().bottom > window.innerHeight) shown.scrollIntoView({ block: 'start' });
  }, []);
  const isOpened = state === 'opened';
  return (
    <div className={classes(styles.mailbox, className)}>
      <Heading className={text.displaySm} ref={heading} tabIndex={-1}>
        {isOpened ? (
          texts.opened
        ) : (
          <>
            {texts.check} <Address>{mailed.email}</Address>
          </>
        )}
      </Heading>
      <p className={text.soft} aria-live="polite">
        {isOpened
          ? texts.openedText
          : [texts.linkSent, hydrated && texts.goesOn, texts.works].filter(Boolean).join(' ')}
      </p>
      {!isOpened && (
        <>
          <OpenMail {...mailed} />
          <SendAgain mailed={mailed} />
          <WrongAddress onWrong={onWrong} />
        </>
      )}
    </div>
  );
}
