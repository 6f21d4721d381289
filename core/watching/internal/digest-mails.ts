import { type FormatStyle, formatsFor } from '#contract/base/formats.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { watchingPath } from '#contract/watching/types.ts';
import { formatStyleOf, languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { linkResult } from '#core/scans/actions/link-result.ts';
import { scanWordsIn } from '#core/scans/queries/scan-words.ts';
import { nothingChanged, somethingChanged } from '#core/watching/emails.ts';
import type { DigestItem } from '#core/watching/internal/digest.ts';
import { stopUrlOf } from '#core/watching/internal/mail-tokens.ts';
import { findNewestReport, findReport } from '#core/watching/internal/reports.ts';
import type { Watch } from '#core/watching/internal/store.ts';
import type { Watched } from '#core/watching/internal/watched.ts';
import { mostNamed, saysNothingNew } from '#core/watching/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

interface Digest {
  watch: Watch;
  watched: Watched;
  items: readonly DigestItem[];
}

/** @returns whether there was a mail to write */
export async function mailChanges(tx: Transaction, platform: Platform, digest: Digest): Promise<boolean> {
  const { watched, items } = digest;
  const { userId, name, email } = watched;
  const { appUrl } = platform.config;
  const language = await languageOfWatch(tx, digest);
  const { partialDate } = formatsFor(await styleOf(tx, digest));
  const changes = items.slice(0, mostNamed).map(({ kind, title, since, step, path }) => ({
    kind,
    title,
    since: since === null ? null : partialDate(since),
    step,
    // Without an account, one link opens the whole result.
    url: userId === null ? null : appUrl + path,
  }));
  const reportId = userId === null ? await findNewestReport(tx, platform, watched) : null;
  const path = reportId === null ? watchingPath : await linkResult(tx, platform, reportId);
  const ends = await endsOf(tx, platform, digest);
  const url = appUrl + addressIn(language, path);
  const input = { name, changes, more: items.length - changes.length, url, ...ends };
  await queueMail(tx, platform, somethingChanged, { to: email, language, input, userId });
  return true;
}

/** @returns whether it is time to say so */
export async function mailNothingNew(tx: Transaction, platform: Platform, digest: Digest): Promise<boolean> {
  const { watch, watched } = digest;
  const { userId, name, email } = watched;
  const { reportId } = watch;
  if (reportId === null || watch.pace === 'breaches' || !saysNothingNew(watch, platform.clock.now())) return false;
  const language = await languageOfWatch(tx, digest);
  const report = await findReport(tx, platform, watched, reportId);
  if (!report) return false;
  const path = userId === null ? await linkResult(tx, platform, reportId) : `/dashboard/scans/${reportId}`;
  const answered = answeredWords(answeredIn(report.scan), scanWordsIn[language]);
  const ends = await endsOf(tx, platform, digest);
  const input = { name, answered, url: platform.config.appUrl + addressIn(language, path), ...ends };
  await queueMail(tx, platform, nothingChanged, { to: email, language, input, userId });
  return true;
}

/** How it ends: by the link, and without an account by itself. */
async function endsOf(tx: Transaction, platform: Platform, digest: Digest) {
  const { watch } = digest;
  const { longDate } = formatsFor(await styleOf(tx, digest));
  const until = watch.endsAt === null ? null : longDate(watch.endsAt.toISOString());
  return { until, stopUrl: stopUrlOf(platform, watch.id, await languageOfWatch(tx, digest)) };
}

const styleOf = (
  tx: Transaction,
  { watched: { userId }, watch: { language, timeZone } }: Digest,
): Promise<FormatStyle> =>
  userId === null ? Promise.resolve({ locale: languageFacts[language].locale, timeZone }) : formatStyleOf(tx, userId);

/** That of the account; without one, the language in which watching began. */
export const languageOfWatch = (
  tx: Transaction,
  { watched: { userId }, watch: { language } }: Pick<Digest, 'watch' | 'watched'>,
): Promise<Language> => (userId === null ? Promise.resolve(language) : languageOfUser(tx, userId));
