import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { organisation, pageMeta } from '#app/public/shell/page-meta.ts';
import type { Language } from '#contract/base/languages.ts';
import { trapField } from '#contract/site/contact.ts';
import { contactInput } from '#contract/site/contact-input.ts';
import type { Site } from '#contract/site/site.ts';
import type { Context } from '#core/base/context.ts';
import { sendContactMessage } from '#core/site/messages/actions/send-contact-message.ts';
import { drawContactForm } from '#core/site/messages/queries/contact-form.ts';
import { getPageText } from '#core/site/pages/queries/page-text.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/contact.ts';
import { contactTexts } from './contact.texts.ts';
import { ContactForm, type ContactValues } from './contact-form.tsx';
import { ContactPage } from './contact-page.tsx';

const failureIn = async (language: Language) => (await contactTexts.in(language)).failed;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** @returns what the form begins with: who is signed in, and the service that one comes from */
async function readFirstValues(context: Context, url: URL, language: Language): Promise<ContactValues> {
  const { actor } = context;
  const about = url.searchParams.get('service');
  const service = about === null ? null : (await listActiveServices(context, language)).find(({ id }) => id === about);
  return {
    ...(actor.kind === 'person' && { name: actor.fullName ?? '', email: actor.email }),
    ...(service && { subject: service.name }),
  };
}

export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const text = await getPageText(ctx, 'contact_details', language);
  const { title, description } = await contactTexts.in(language);
  return {
    title,
    description: text.metaDescription ?? description,
    text,
    token: drawContactForm(ctx),
    values: await readFirstValues(ctx, args.url, language),
    now: ctx.platform.clock.now().toISOString(),
  };
}

export const action = acts(failureIn, {
  send: defineAct({
    schema: contactInput,
    input: ({ fields: { token: _, [trapField]: __, ...fields } }) => fields,
    keep: ['name', 'email', 'subject', 'message'],
    marked: failureIn,
    run: (ctx, message, { fields: { token, [trapField]: trap } }) =>
      sendContactMessage(ctx, message, { token: textOf(token), trap: textOf(trap) }),
    done: async (_done, _ctx, { language }) => (await contactTexts.in(language)).sent,
  }),
});

export const clientAction = clientActs(failureIn);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  const path = location.pathname;
  const data = (origin: string, site: Site) => ({
    '@type': 'ContactPage',
    url: origin + path,
    about: organisation(origin, site),
  });
  return pageMeta(matches[0].loaderData, { title, description, path, data });
};

export default function Contact({ loaderData, matches }: Route.ComponentProps) {
  const { text, token, values, now } = loaderData;
  const form = <ContactForm token={token} defaults={values} />;
  return <ContactPage text={text} site={matches[0].loaderData.site} now={now} form={form} />;
}
