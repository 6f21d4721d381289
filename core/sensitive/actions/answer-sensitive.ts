import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SensitiveAnswer } from '#contract/sensitive/types.ts';
import { personKey } from '#core/base/person-key.ts';
import { readUsernames } from '#core/identifiers/queries/own-usernames.ts';
import { type Ended, scanStandalone } from '#core/scans/actions/scan-standalone.ts';
import { type ChoiceRow, lockChoice, sealAnswers } from '#core/sensitive/internal/store.ts';
import { isAsking, sensitiveTimes, stateOf } from '#core/sensitive/rules.ts';
import { sensitiveChoices } from '#core/sensitive/schema.ts';
import { sensitiveSourcesFor } from '#core/sources/queries/sources.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Asks every sensitive site that proves itself about a user name, and keeps the answers, sealed, in place of earlier ones. No answer is
 * reused or kept anywhere else. Does nothing where the choice was taken back, or the answers are there already.
 * @throws the signal's reason; VaultError
 */
export async function answerSensitive(platform: Platform, identifierId: string, signal: AbortSignal): Promise<void> {
  const wanted = await findWanted(platform, identifierId);
  if (!wanted) return;
  const subject = subjectFrom({ kind: 'username', value: wanted.username });
  const ended = await scanStandalone(platform, {
    id: randomUUID(),
    checks: sensitiveSourcesFor(platform.sources.allSources(), subject).map((source) => ({
      source,
      identifierId,
      subject,
    })),
    patienceMs: sensitiveTimes.patienceMs,
    reuse: () => null,
    onChange: () => {},
    signal,
  });
  await keepAnswers(platform, wanted.choice, ended.flatMap(answerOf));
}

function findWanted(platform: Platform, identifierId: string) {
  return platform.database.transaction(systemScope, async (tx) => {
    const choice = await lockChoice(tx, identifierId);
    if (!choice || !isAsking(choice, platform.clock.now())) return null;
    const own = await readUsernames(tx, platform, choice.userId);
    const username = own.find(({ id }) => id === identifierId)?.value;
    return username === undefined ? null : { choice, username };
  });
}

function answerOf({ check: { source }, answer }: Ended): SensitiveAnswer[] {
  const { name: site, sensitive: topic, removal } = source;
  if (!topic || (answer.state === 'not-checked' && answer.reason === 'not-applicable')) return [];
  const url = answer.state === 'found' ? answer.exposures[0].url : null;
  return [{ site, topic, state: stateOf(answer), url, removal: answer.state === 'found' ? removal : null }];
}

function keepAnswers(platform: Platform, asked: ChoiceRow, answers: readonly SensitiveAnswer[]): Promise<void> {
  const { clock, database, vault } = platform;
  const { identifierId, userId } = asked;
  return database.transaction(systemScope, async (tx) => {
    const choice = await lockChoice(tx, identifierId);
    // Taken back, or switched on anew, while the sites were asked.
    if (choice?.askedAt?.getTime() !== asked.askedAt?.getTime()) return;
    const sealed = sealAnswers(vault, await personKey(tx, platform, userId), identifierId, answers);
    await tx
      .update(sensitiveChoices)
      .set({ sealed, answeredAt: clock.now() })
      .where(eq(sensitiveChoices.identifierId, identifierId));
  });
}
