import { requestContext } from '#app/context.ts';
import { notFound } from '#core/base/errors.ts';
import { type CertificateFormat, certificateFormats, getCertificate } from '#core/removal/proof/queries/certificate.ts';
import type { Route } from './+types/certificate-file.ts';

const types: Readonly<Record<CertificateFormat, string>> = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

/** The certificate of a request that was seen gone, in the form that the address ends with. */
export async function loader({ context, params: { caseId }, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const format = certificateFormats.find((one) => url.pathname.endsWith(`.${one}`));
  if (!format || ctx.actor.kind !== 'person') throw notFound();
  const { name, body } = await getCertificate(ctx, caseId, format);
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
