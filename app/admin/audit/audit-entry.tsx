import { Download, ShieldCheck, ShieldX, Timer } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { CheckedEntry } from '#app/proofs/checked-entry.tsx';
import { useEntryCheck } from '#app/proofs/use-entry-check.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Hash } from '#app/ui/controls/hash.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import type { AuditEntry, AuditPerson, AuditVerdict, Difference } from '#contract/audit/types.ts';
import type { Language } from '#contract/base/languages.ts';
import type { ShownEntry } from '#contract/proof/entry-page.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { getAuditEntry } from '#core/base/audit/queries/entries.ts';
import { verifyEntry } from '#core/base/audit/queries/proof.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import type { Route } from './+types/audit-entry.ts';
import { auditTexts } from './audit.texts.ts';
import styles from './audit-entry.module.css';
import { ActionBadge } from './audit-words.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const { title } = (await auditTexts.in(language)).entry;
  const entry = await getAuditEntry(ctx, args.params.entryId, { readNames, language });
  return { title, entry, verifierKey: readVerifierKey(ctx.platform) };
}

const formFailures = async (language: Language) => (await auditTexts.in(language)).entry.notVerified;

/** Without scripts the server looks at the entry again. It reads only, and every time anew. */
export const action = acts(formFailures, {
  send: defineAct({
    run: (ctx, _, { params }) => verifyEntry(ctx, String(params.entryId)),
    value: (verdict) => verdict,
    status: ({ kind }) => (kind === 'broken' ? 409 : 200),
  }),
});

export const clientAction = clientActs(formFailures);

const looks = { holds: ShieldCheck, waiting: Timer, broken: ShieldX } as const;

function Verdict({ verdict }: { verdict: AuditVerdict }) {
  const { entry: texts } = useTexts(auditTexts);
  const { number } = useFormats();
  const Icon = looks[verdict.kind];
  return (
    <p
      className={classes(
        styles.auditVerdict,
        verdict.kind === 'holds' && styles.auditVerdictHolds,
        verdict.kind === 'broken' && styles.auditVerdictBroken,
      )}
    >
      <Icon />
      {verdict.kind === 'holds' && texts.holds(number(verdict.position + 1), number(verdict.size))}
      {verdict.kind === 'waiting' && texts.waiting}
      {verdict.kind === 'broken' && texts.broken(verdict.why)}
    </p>
  );
}

/** What the page shows of it, without what is only another way to say it. */
function shownIn({ id, createdAt, hash, action, outcome, ...rest }: AuditEntry): ShownEntry {
  const { entityType, entityId, ipAddress, userAgent, differences } = rest;
  const sealed = { id, createdAt, hash, action, refused: outcome === 'refused' };
  return { ...sealed, entityType, entityId, ipAddress, userAgent, differences };
}

function Verify({ entry, verifierKey }: { entry: AuditEntry; verifierKey: string }) {
  const { entry: texts } = useTexts(auditTexts);
  const act = useAct<AuditVerdict>();
  const { outcome, isBusy, check } = useEntryCheck(verifierKey);
  const verdict = act.answer?.value;
  const checkHere = (event: FormEvent) => {
    event.preventDefault();
    void check(shownIn(entry), `/admin/audit/${entry.id}/proof`);
  };
  return (
    <div className={styles.auditVerify}>
      <act.Form method="post" onSubmit={checkHere}>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.verifying}>
          <ShieldCheck />
          {texts.verify}
        </Button>
      </act.Form>
      {entry.hash && (
        <a
          data-part="button"
          className={buttonClass({ variant: 'secondary' })}
          href={`/admin/audit/${entry.id}/proof`}
          download
        >
          <Download />
          {texts.downloadProof}
        </a>
      )}
      <div role="status" className={styles.auditChecked}>
        {verdict && <Verdict verdict={verdict} />}
        {outcome && <CheckedEntry outcome={outcome} />}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Person({ person }: { person: AuditPerson }) {
  const { accountGone } = useTexts(auditTexts);
  return (
    <>
      {person.name ?? accountGone} <span className={classes(textStyles.evidence, textStyles.soft)}>{person.id}</span>
    </>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { columns, unknownIp, entry: texts } = useTexts(auditTexts);
  const { longDate, fullTime, zoneName, number } = useFormats();
  const { createdAt, user, staff, position } = entry;
  return (
    <dl className={styles.auditFacts}>
      <Fact name={columns.time}>{texts.time(longDate(createdAt), fullTime(createdAt), zoneName(createdAt))}</Fact>
      <Fact name={columns.action}>
        <ActionBadge {...entry} />
      </Fact>
      <Fact name={columns.entity}>
        <span className={textStyles.evidence}>{[entry.entityType, entry.entityId].filter(Boolean).join(' ')}</span>
      </Fact>
      {user && (
        <Fact name={columns.user}>
          <Person person={user} />
        </Fact>
      )}
      {staff && (
        <Fact name={texts.staff}>
          <Person person={staff} />
        </Fact>
      )}
      <Fact name={columns.ip}>
        <span className={textStyles.evidence}>{entry.ipAddress ?? unknownIp}</span>
      </Fact>
      <Fact name={texts.device}>{entry.userAgent ?? texts.unknownDevice}</Fact>
      <Fact name={texts.session}>
        <span className={textStyles.evidence}>{entry.sessionId ?? texts.noSession}</span>
      </Fact>
      {entry.details.map(([key, value]) => (
        <Fact key={key} name={key}>
          <span className={textStyles.evidence}>{value}</span>
        </Fact>
      ))}
      <Fact name={columns.hash}>
        <Hash value={entry.hash} />
      </Fact>
      {position !== null && <Fact name={texts.position}>{number(position + 1)}</Fact>}
    </dl>
  );
}

const drawSide = (value: string | null, kind: 'del' | 'ins', none: string) => {
  const Mark = kind;
  return value === null ? (
    <span className={textStyles.faint}>{none}</span>
  ) : (
    <Mark className={classes(styles.auditSide, textStyles.evidence)}>{value}</Mark>
  );
};

function Differences({ differences }: { differences: Difference[] }) {
  const { entry: texts } = useTexts(auditTexts);
  return (
    <Card flush head={<h3>{texts.changed}</h3>}>
      <Table
        caption={texts.changedCaption}
        columns={[
          { key: 'key', header: texts.value, cell: ({ key }) => <span className={textStyles.evidence}>{key}</span> },
          { key: 'before', header: texts.before, cell: ({ before }) => drawSide(before, 'del', texts.noValue) },
          { key: 'after', header: texts.after, cell: ({ after }) => drawSide(after, 'ins', texts.noValue) },
        ]}
        rows={differences}
        keyOf={({ key }) => key}
        dense
      />
    </Card>
  );
}

export default function Entry({ loaderData: { entry, verifierKey } }: Route.ComponentProps) {
  const { title, entry: texts } = useTexts(auditTexts);
  const { search } = useLocation();
  return (
    <div className={styles.auditEntry}>
      <BackLink to={{ pathname: '/admin/audit', search }}>{title}</BackLink>
      <TabHead title={entry.sentence}>{entry.isErased && texts.erased}</TabHead>
      <Verify entry={entry} verifierKey={verifierKey} />
      <Card>
        <Facts entry={entry} />
      </Card>
      {entry.differences.length > 0 && <Differences differences={entry.differences} />}
    </div>
  );
}
