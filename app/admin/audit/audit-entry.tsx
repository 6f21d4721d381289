import { Download, ShieldCheck, ShieldX, Timer } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { useAct } from '#app/forms/use-act.ts';
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
import type { ShownEntry } from '#contract/proof/entry-page.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { getAuditEntry } from '#core/base/audit/queries/entries.ts';
import { verifyEntry } from '#core/base/audit/queries/proof.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import type { Route } from './+types/audit-entry.ts';
import styles from './audit-entry.module.css';
import { ActionBadge } from './audit-words.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Audit entry');

export async function loader({ context, params: { entryId } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { entry: await getAuditEntry(ctx, entryId, { readNames }), verifierKey: readVerifierKey(ctx.platform) };
}

const failed = 'Failed to verify the entry.';

/** Without scripts the server looks at the entry again. It reads only, and every time anew. */
export const action = acts(failed, {
  send: defineAct({
    run: (ctx, _, { params }) => verifyEntry(ctx, String(params.entryId)),
    value: (verdict) => verdict,
    status: ({ kind }) => (kind === 'broken' ? 409 : 200),
  }),
});

export const clientAction = clientActs(failed);

const looks = { holds: ShieldCheck, waiting: Timer, broken: ShieldX } as const;

function Verdict({ verdict }: { verdict: AuditVerdict }) {
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
      {verdict.kind === 'holds' &&
        `Verified: entry ${number(verdict.position + 1)} of ${number(verdict.size)}, unchanged under the signed checkpoint.`}
      {verdict.kind === 'waiting' && 'Not sealed yet. That happens within about a minute.'}
      {verdict.kind === 'broken' && `Tampered with: ${verdict.text}.`}
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
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Verifying…">
          <ShieldCheck />
          Verify
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
          Download Proof
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
  return (
    <>
      {person.name ?? 'Account gone'} <span className={classes(textStyles.evidence, textStyles.soft)}>{person.id}</span>
    </>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { longDate, fullTime, zoneName, number } = useFormats();
  const { createdAt, user, staff, position } = entry;
  return (
    <dl className={styles.auditFacts}>
      <Fact name="Time">
        {longDate(createdAt)}, {fullTime(createdAt)} {zoneName(createdAt)}
      </Fact>
      <Fact name="Action">
        <ActionBadge {...entry} />
      </Fact>
      <Fact name="Entity">
        <span className={textStyles.evidence}>{[entry.entityType, entry.entityId].filter(Boolean).join(' ')}</span>
      </Fact>
      {user && (
        <Fact name="User">
          <Person person={user} />
        </Fact>
      )}
      {staff && (
        <Fact name="Acting staff">
          <Person person={staff} />
        </Fact>
      )}
      <Fact name="IP Address">
        <span className={textStyles.evidence}>{entry.ipAddress ?? 'Unknown'}</span>
      </Fact>
      <Fact name="Device">{entry.userAgent ?? 'Unknown'}</Fact>
      <Fact name="Session">
        <span className={textStyles.evidence}>{entry.sessionId ?? 'none'}</span>
      </Fact>
      {entry.details.map(([key, value]) => (
        <Fact key={key} name={key}>
          <span className={textStyles.evidence}>{value}</span>
        </Fact>
      ))}
      <Fact name="Blockchain Hash">
        <Hash value={entry.hash} />
      </Fact>
      {position !== null && <Fact name="Position">{number(position + 1)}</Fact>}
    </dl>
  );
}

const drawSide = (value: string | null, kind: 'del' | 'ins') => {
  const Mark = kind;
  return value === null ? (
    <span className={textStyles.faint}>none</span>
  ) : (
    <Mark className={classes(styles.auditSide, textStyles.evidence)}>{value}</Mark>
  );
};

function Differences({ differences }: { differences: Difference[] }) {
  return (
    <Card flush head={<h3>What changed</h3>}>
      <Table
        caption="Old and new values"
        columns={[
          { key: 'key', header: 'Value', cell: ({ key }) => <span className={textStyles.evidence}>{key}</span> },
          { key: 'before', header: 'Before', cell: ({ before }) => drawSide(before, 'del') },
          { key: 'after', header: 'After', cell: ({ after }) => drawSide(after, 'ins') },
        ]}
        rows={differences}
        keyOf={({ key }) => key}
        dense
      />
    </Card>
  );
}

export default function Entry({ loaderData: { entry, verifierKey } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <div className={styles.auditEntry}>
      <BackLink to={{ pathname: '/admin/audit', search }}>Audit Log</BackLink>
      <TabHead title={entry.sentence}>
        {entry.isErased && 'The personal part of this entry was erased on request. Its proof still holds.'}
      </TabHead>
      <Verify entry={entry} verifierKey={verifierKey} />
      <Card>
        <Facts entry={entry} />
      </Card>
      {entry.differences.length > 0 && <Differences differences={entry.differences} />}
    </div>
  );
}
