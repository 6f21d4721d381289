import { data } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { messageNotSent, messageSent, trapField } from '#contract/contact.ts';
import { contactInput } from '#contract/contact-input.ts';
import { AppError } from '#core/errors.ts';
import { drawContactForm, sendContactMessage } from '#core/messages/actions.ts';
import { getPageText } from '#core/pages/queries.ts';
import { listActiveServices } from '#core/services/queries.ts';
import type { Route } from './+types/contact.ts';
import { ContactForm, type ContactResult, type ContactValues } from './contact-form.tsx';
import { ContactPage } from './contact-page.tsx';
import { organisation, pageMeta } from './page-meta.ts';

const failed = { variant: 'destructive', ...messageNotSent } as const;

/** @returns what the form begins with: who is signed in, and the service that one comes from */
async function beginning(context: Parameters<typeof listActiveServices>[0], url: URL): Promise<ContactValues> {
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
    values: await beginning(ctx, url),
    now: ctx.platform.clock.now().toISOString(),
  };
}

/** When a form was refused for a while, the answer says for how long. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const typed = (value: unknown) => (typeof value === 'string' ? value : '');

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const { token, [trapField]: trap, ...fields } = Object.fromEntries(await request.formData());
  const values: ContactValues = {
    name: typed(fields.name),
    email: typed(fields.email),
    subject: typed(fields.subject),
    message: typed(fields.message),
  };
  const parsed = contactInput.safeParse(fields);
  if (!parsed.success) {
    const errors = z.flattenError(parsed.error).fieldErrors;
    return data<ContactResult>({ toast: failed, values, errors }, 400);
  }
  try {
    await sendContactMessage(ctx, parsed.data, { token: typed(token), trap: typed(trap) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status >= 500) ctx.platform.log.error('A contact message could not be kept', { error });
    const description = error.publicMessage ?? failed.description;
    const headers: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {};
    return data<ContactResult>({ toast: { ...failed, description }, values }, { status: error.status, headers });
  }
  return data<ContactResult>({ toast: { variant: 'success', ...messageSent } });
}

/** A connection that fails is told like a server that fails: what was typed stays where it is. */
export const clientAction = tellingFailure<ContactResult>(failed.description, failed.title);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Contact',
    description: loaderData?.text.metaDescription ?? 'Write to us, or call in an emergency.',
    path: '/contact',
    data: (origin, site) => ({ '@type': 'ContactPage', url: `${origin}/contact`, about: organisation(origin, site) }),
  });

export default function Contact({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { text, token, values, now } = loaderData;
  const form = <ContactForm token={token} defaults={values} result={actionData as ContactResult | undefined} />;
  return <ContactPage text={text} site={matches[0].loaderData.site} now={now} form={form} />;
}
