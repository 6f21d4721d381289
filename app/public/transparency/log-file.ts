import { requestContext } from '#app/context.ts';
import { sizeIn } from '#contract/proof/entry-history.ts';
import {
  listCheckpoints,
  proveConsistency,
  readNewestNote,
  readVerifier,
  readVerifierKey,
} from '#core/base/audit/queries/public-head.ts';
import type { Context } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import type { Route } from './+types/log-file.ts';

type Platform = Context['platform'];

const MOST_CHECKPOINTS = 100;

const unkept = { 'cache-control': 'no-cache' };
const asText = (text: string) =>
  new Response(text, { headers: { ...unkept, 'content-type': 'text/plain; charset=utf-8' } });

async function sendConsistency(platform: Platform, { searchParams }: URL): Promise<Response> {
  const from = sizeIn(searchParams, 'from');
  const proof = from === null ? null : await proveConsistency(platform, from);
  if (!proof) throw notFound();
  return Response.json(proof, { headers: unkept });
}

async function sendCheckpoint(platform: Platform): Promise<Response> {
  const note = await readNewestNote(platform);
  if (note === null) throw notFound();
  return asText(note);
}

async function sendCheckpoints(platform: Platform, { searchParams, pathname }: URL): Promise<Response> {
  const before = sizeIn(searchParams, 'before');
  const checkpoints = await listCheckpoints(platform, { before, most: MOST_CHECKPOINTS });
  const last = checkpoints.length === MOST_CHECKPOINTS ? checkpoints.at(-1) : undefined;
  const older = last ? `${platform.config.appUrl}${pathname}?before=${last.size}` : null;
  return Response.json({ key: readVerifierKey(platform), checkpoints, older }, { headers: unkept });
}

const sendVerifier = () =>
  new Response(readVerifier(), {
    headers: {
      ...unkept,
      'content-type': 'text/javascript; charset=utf-8',
      'content-disposition': 'attachment; filename="verify.mjs"',
    },
  });

const files: Readonly<Record<string, (platform: Platform, url: URL) => Response | Promise<Response>>> = {
  key: (platform) => asText(`${readVerifierKey(platform)}\n`),
  checkpoint: sendCheckpoint,
  checkpoints: sendCheckpoints,
  consistency: sendConsistency,
  'verify.mjs': sendVerifier,
};

/**
 * The audit log for machines: `checkpoint` and `key` in the forms of C2SP; `checkpoints?before=SIZE`, a hundred at a time;
 * `consistency?from=SIZE`, which proves that an older checkpoint is the beginning of the newest; and the verifier.
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const send = Object.hasOwn(files, params.what) ? files[params.what] : undefined;
  if (!send) throw notFound();
  return send(context.get(requestContext).platform, url);
}
