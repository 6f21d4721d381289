import { ScrollText } from 'lucide-react';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import { acts, defineAct, withParams } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { attempt } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { roleInput, userInput, userNoteInput } from '#contract/accounts/profile-input.ts';
import type { UserRow } from '#contract/accounts/profiles.ts';
import type { Language } from '#contract/base/languages.ts';
import { saveUserNote } from '#core/accounts/notes/actions/save-user-note.ts';
import { getUserNote } from '#core/accounts/notes/queries/user-note.ts';
import { changeRole } from '#core/accounts/profile/actions/change-role.ts';
import { deactivateUser } from '#core/accounts/profile/actions/deactivate-user.ts';
import { reactivateUser } from '#core/accounts/profile/actions/reactivate-user.ts';
import { getUser } from '#core/accounts/profile/queries/users.ts';
import { readFileSpace } from '#core/orders/queries/file-space.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { listSharedScans } from '#core/orders/queries/shared-scans.ts';
import { listWatchedYears } from '#core/orders/queries/watched-years.ts';
import { listMessages } from '#core/site/messages/queries/inbox.ts';
import { getServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/user.ts';
import { CustomerSections } from './customer.tsx';
import { RoleForm } from './role-form.tsx';
import styles from './user.module.css';
import userActs from './user-acts.module.css';
import { ReactivateForm } from './user-acts.tsx';
import { UserNoteCard } from './user-note.tsx';
import { nameOf, RoleBadge, StatusBadge } from './user-words.tsx';
import { userTexts } from './users.texts.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, nameOf(loaderData.user)) : [];

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const nameOfService = await getServiceNames(ctx, language);
  const nameService = <Row extends { serviceName: string }>(row: Row): Row => ({
    ...row,
    serviceName: nameOfService(row.serviceName),
  });
  const user = await getUser(ctx, args.params.userId);
  const first = { before: null, after: null };
  const isOwn = ctx.actor.kind === 'person' && ctx.actor.userId === user.id;
  const parts = {
    orders: await attempt(ctx, 'The orders of a customer', async () => {
      const { rows, ...keys } = await listOrders(ctx, 'all', { ...first, customerId: user.id });
      return { ...keys, rows: rows.map(nameService) };
    }),
    scans: isOwn
      ? { ok: true as const, value: [] }
      : await attempt(ctx, 'The shared scans of a customer', async () =>
          (await listSharedScans(ctx, user.id)).map(nameService),
        ),
    years: await attempt(ctx, 'The years of watching of a customer', () => listWatchedYears(ctx, user.id)),
    files: await attempt(ctx, 'The files of a customer', () => readFileSpace(ctx, user.id)),
    messages: await attempt(ctx, 'The messages of a customer', () =>
      listMessages(ctx, { ...first, status: 'all', search: '', from: user.email }),
    ),
  };
  const note = isOwn ? null : await attempt(ctx, 'The internal note on a user', () => getUserNote(ctx, user));
  return { user, parts, note, isOwn };
}

const formFailures = async (language: Language) => (await userTexts.in(language)).failures;

/** Also for the dialogs of the list. A refusal is told in the server's own words. */
export const action = acts(formFailures, {
  role: defineAct({
    schema: roleInput,
    input: withParams,
    run: (ctx, input) => changeRole(ctx, input).then(() => input.role),
    done: async (role, _ctx, { language }) => (await userTexts.in(language)).done.role(role),
  }),
  deactivate: defineAct({
    schema: userInput,
    input: withParams,
    run: deactivateUser,
    done: async (_done, _ctx, { language }) => (await userTexts.in(language)).done.deactivate,
  }),
  reactivate: defineAct({
    schema: userInput,
    input: withParams,
    run: reactivateUser,
    done: async (_done, _ctx, { language }) => (await userTexts.in(language)).done.reactivate,
  }),
  'internal-note': defineAct({
    schema: userNoteInput,
    input: withParams,
    keep: ['internalNote'],
    run: saveUserNote,
    done: async (_done, _ctx, { language }) => (await userTexts.in(language)).done.note,
  }),
});

export const clientAction = clientActs(formFailures);

type Act = ReturnType<typeof useAct>;

function DeactivateForm({ act }: { act: Act }) {
  const texts = useTexts(userTexts);
  return (
    <act.Form method="post">
      <p className={text.soft}>{texts.deactivateText}</p>
      <input type="hidden" name="intent" value="deactivate" />
      <Button
        type="submit"
        variant="danger"
        className={styles.deactivate}
        busy={act.isBusy}
        busyLabel={texts.deactivating}
      >
        {texts.deactivate}
      </Button>
    </act.Form>
  );
}

function Changes({ user }: { user: UserRow }) {
  const texts = useTexts(userTexts);
  const act = useAct();
  return (
    <>
      <Card head={<h3>{texts.role}</h3>}>
        <RoleForm key={user.role} user={user} act={act} />
      </Card>
      <Card head={<h3>{texts.account}</h3>}>
        {user.deactivatedAt ? <ReactivateForm user={user} act={act} /> : <DeactivateForm act={act} />}
      </Card>
    </>
  );
}

export default function User({ loaderData: { user, parts, note, isOwn } }: Route.ComponentProps) {
  const texts = useTexts(userTexts);
  const { longDate } = useFormats();
  return (
    <div className={styles.userPage}>
      <BackLink to="/admin/users">{texts.all}</BackLink>
      <TabHead
        title={nameOf(user)}
        actions={
          <ButtonLink to={`/admin/audit?user=${user.id}`}>
            <ScrollText />
            {texts.auditLog}
          </ButtonLink>
        }
      >
        {texts.joined(user.email, longDate(user.createdAt))}
      </TabHead>
      <p className={userActs.userActs}>
        <RoleBadge role={user.role} /> <StatusBadge user={user} />
      </p>
      {note && <UserNoteCard key={user.id} user={user} note={note} />}
      <CustomerSections user={user} {...parts} />
      {isOwn ? <p className={text.soft}>{texts.isOwn}</p> : <Changes user={user} />}
    </div>
  );
}
