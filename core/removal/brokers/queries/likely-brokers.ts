import { eq } from 'drizzle-orm';
import { type BrokerView, brokerCategories } from '#contract/brokers/types.ts';
import { type Country, isCountry } from '#contract/identifiers/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { type NamedValue, readNamedValues } from '#core/identifiers/queries/named-values.ts';
import { type AskedBroker, askedBrokers } from '#core/removal/brokers/operators.ts';
import { type Facts, wantsNumber, whyLikely } from '#core/removal/brokers/rules.ts';
import { brokerRequests } from '#core/removal/brokers/schema.ts';
import { type Known, readKnown } from '#core/removal/internal/known-cases.ts';
import { isMailProvider } from '#core/sources/queries/mailbox.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface LikelyBrokers {
  /** Null while the person has not said where they live: nobody is then likely. */
  country: Country | null;
  brokers: BrokerView[];
}

/**
 * People-search sites and data brokers that are likely to hold the actor, and how to ask each of them. Nobody has looked
 * there: none of it is a finding.
 * @throws AppError `unauthenticated`
 */
export async function listLikelyBrokers(ctx: Context): Promise<LikelyBrokers> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const own = await readNamedValues(tx, platform, actor.userId);
    const country = own.find(({ kind }) => kind === 'country')?.value ?? '';
    if (!isCountry(country)) return { country: null, brokers: [] };
    const facts = { country, hasWorkAddress: hasWorkAddress(person, own) };
    const asked = await readAsked(tx, actor.userId);
    const known = await readKnown(tx, platform, actor.userId);
    const numbers = valuesOf(own, 'phone');
    const views = askedBrokers.flatMap(({ broker, ids }) =>
      viewOf(broker, facts, { ...known(`brokers.${broker.id}`), numbers, askedAt: earliestOf(asked, ids) }),
    );
    return { country, brokers: views.sort(byKindAndName) };
  });
}

const valuesOf = (own: readonly NamedValue[], kind: NamedValue['kind']): string[] =>
  own.filter((one) => one.kind === kind).map(({ value }) => value);

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What only waits for its proof may be anybody's. */
function hasWorkAddress({ actor }: PersonContext, own: readonly NamedValue[]): boolean {
  const proven = own.filter(({ provenAt }) => provenAt !== null);
  const domains = [actor.email, ...valuesOf(proven, 'email')].map(domainOf);
  return proven.some(({ kind }) => kind === 'domain') || domains.some((domain) => !isMailProvider(domain));
}

async function readAsked(tx: Transaction, userId: string): Promise<Map<string, Date>> {
  const rows = await tx.select().from(brokerRequests).where(eq(brokerRequests.userId, userId));
  return new Map(rows.map(({ brokerId, askedAt }) => [brokerId, askedAt]));
}

/** The first day on which one of them was asked. */
function earliestOf(asked: ReadonlyMap<string, Date>, ids: readonly string[]): Date | null {
  const days = ids.flatMap((id) => asked.get(id) ?? []);
  return days.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

interface OwnPart extends Known {
  numbers: readonly string[];
  /** Marked by the person before there were requests. */
  askedAt: Date | null;
}

function viewOf(broker: AskedBroker['broker'], facts: Facts, own: OwnPart): BrokerView[] {
  const because = whyLikely(broker, facts);
  if (because === null) return [];
  const { id, name, domain, category, url, email, postal, needs, note, covers } = broker;
  const numbers = wantsNumber(broker) ? [...own.numbers] : [];
  const askedAt = own.case?.sentAt ?? own.askedAt?.toISOString() ?? null;
  const state = { case: own.case, isLeftOut: own.isLeftOut, askedAt };
  return [{ id, name, domain, category, because, url, email, postal, needs, numbers, note, covers, ...state }];
}

const byKindAndName = (a: BrokerView, b: BrokerView): number =>
  brokerCategories.indexOf(a.category) - brokerCategories.indexOf(b.category) || a.name.localeCompare(b.name, 'en');
