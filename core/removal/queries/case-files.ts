import { casePath } from '#contract/removal/desk.ts';
import type { Letter } from '#contract/removal/letters.ts';
import { type Context, chosenLanguage, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { calendarFileOf } from '#core/removal/clocks/calendar-file.ts';
import { listAuthoritiesAt } from '#core/removal/directory/queries/authorities.ts';
import { bundleOf } from '#core/removal/internal/bundle.ts';
import { draftLetter } from '#core/removal/internal/draft-letter.ts';
import { residenceText } from '#core/removal/internal/first-letter.ts';
import { bundlePdf, letterPdf } from '#core/removal/internal/letter-pdf.ts';
import { readSender } from '#core/removal/internal/sender.ts';
import { type LoadedCase, loadCase } from '#core/removal/internal/store.ts';
import { emlOf } from '#core/removal/letters/formats.ts';

export const caseFiles = ['letter.eml', 'letter.pdf', 'complaint.pdf', 'deadline.ics'] as const;
export type CaseFile = (typeof caseFiles)[number];

export interface FileToTake {
  body: BodyInit;
  contentType: string;
}

interface Loaded {
  loaded: LoadedCase;
  letter: Letter | null;
}

function loadFile(ctx: Context, id: string): Promise<Loaded> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const loaded = await loadCase(tx, platform, { userId: actor.userId, id });
    const letter = draftLetter(loaded.row.law, loaded.content, await readSender(tx, person));
    return { loaded, letter };
  });
}

/**
 * A file of a request: its letter as a draft of a mail or on paper, everything for the authority, or its last day.
 * @throws AppError `not-found` where there is none, the same for somebody else's; `unauthenticated`
 */
export async function getCaseFile(ctx: Context, id: string, file: CaseFile): Promise<FileToTake> {
  const found = await loadFile(ctx, id);
  switch (file) {
    case 'letter.eml':
      return mailDraft(ctx, found);
    case 'letter.pdf':
      return letterOnPaper(ctx, found);
    case 'complaint.pdf':
      return complaintOnPaper(ctx, found);
    case 'deadline.ics':
      return lastDay(ctx, found);
  }
}

async function mailDraft(ctx: Context, { letter, loaded }: Loaded): Promise<FileToTake> {
  const { email } = loaded.content.company;
  const { actor, platform } = requireAccount(ctx);
  if (!letter || !email) throw notFound();
  const body = await emlOf(letter, actor.email, email, platform.clock.now());
  return { body: new Uint8Array(body), contentType: 'message/rfc822' };
}

async function letterOnPaper({ platform }: Context, { letter, loaded }: Loaded): Promise<FileToTake> {
  if (!letter) throw notFound();
  const { name, postal } = loaded.content.company;
  const at = platform.clock.now();
  const locale = letter.language === 'en' ? 'en-GB' : letter.language;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const body = await letterPdf({ letter, to: postal ? [name, postal] : [name], date, at });
  return { body, contentType: 'application/pdf' };
}

async function complaintOnPaper(ctx: Context, { loaded }: Loaded): Promise<FileToTake> {
  const { residence, lastSent } = loaded.content;
  if (!lastSent) throw notFound();
  const authorities = listAuthoritiesAt(residence && residenceText(residence));
  const person = requireAccount(ctx);
  const sender = { name: person.actor.fullName ?? person.actor.email, email: person.actor.email };
  const bundle = bundleOf(loaded, { authorities, sender, at: ctx.platform.clock.now() });
  return { body: await bundlePdf(bundle), contentType: 'application/pdf' };
}

function lastDay({ platform, actor }: Context, { loaded }: Loaded): FileToTake {
  const { id, dueOn, isDueAbout } = loaded.row;
  if (dueOn === null) throw notFound();
  const entry = {
    id,
    deadline: { on: dueOn, about: isDueAbout },
    recipient: loaded.content.company.name,
    url: platform.config.appUrl + casePath(id),
    at: platform.clock.now(),
    language: chosenLanguage(actor),
  };
  return { body: calendarFileOf(entry, platform.config.site.name), contentType: 'text/calendar; charset=utf-8' };
}
