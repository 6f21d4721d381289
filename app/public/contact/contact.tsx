import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { organisation, pageMeta } from '#app/public/shell/page-meta.ts';
import { messageNotSent, messageSent, trapField } from '#contract/site/contact.ts';
import { contactInput } from '#contract/site/contact-input.ts';
import { sendContactMessage } from '#core/site/messages/actions/send-contact-message.ts';
import { drawContactForm } from '#core/site/messages/queries/contact-form.ts';
import { getPageText } from '#core/site/pages/queries/page-text.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/contact.ts';
import { ContactForm, type ContactValues } from './contact-form.tsx';
import { ContactPage } from './contact-page.tsx';

const failures = { send: { title: messageNotSent.title, failed: messageNotSent.description } };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** @returns what the form begins with: who is signed in, and the service that one comes from */
async function readFirstValues(context: Parameters<typeof listActiveServices>[0], url: URL): Promise<ContactValues> {
  const { actor } = context;
  const about = url.searchParams.get('service');
  const service = about === null ? null : (await listActiveServices(context)).find(({ id }) => id === about);
  return {
    ...(actor.kind === 'person' && { name: actor.fullName ?? '', email: actor.email }),
    ...(service && { subject: service.name }),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const text = await getPageText(ctx, 'contact_details');
  return {
    text,
    token: drawContactForm(ctx),
    values: await readFirstValues(ctx, url),
    now: ctx.platform.clock.now().toISOString(),
  };
}

export const action = acts(failures, {
  send: defineAct({
    schema: contactInput,
    input: ({ fields: { token: _, [trapField]: __, ...fields } }) => fields,
    keep: ['name', 'email', 'subject', 'message'],
    marked: messageNotSent.description,
    run: (ctx, message, { fields: { token, [trapField]: trap } }) =>
      sendContactMessage(ctx, message, { token: textOf(token), trap: textOf(trap) }),
    done: messageSent,
  }),
});

export const clientAction = clientActs(failures);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Contact',
    description: loaderData?.text.metaDescription ?? 'Write to us, or call in an emergency.',
    path: '/contact',
    data: (origin, site) => ({ '@type': 'ContactPage', url: `${origin}/contact`, about: organisation(origin, site) }),
  });

export default function Contact({ loaderData, matches }: Route.ComponentProps) {
  const { text, token, values, now } = loaderData;
  const form = <ContactForm token={token} defaults={values} />;
  return <ContactPage text={text} site={matches[0].loaderData.site} now={now} form={form} />;
}
