import { connect } from 'node:tls';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { PROBE_HEADER, signProbe } from '#platform/crypto/probe.ts';
import { codeOf, type Finding, fine, messageOf, notChecked, weak, wrong } from './finding.ts';
import type { Check } from './installation.ts';

/** An address of documentation (RFC 5737): no client has it, so whoever is taken for it was made up by the client. */
const FORGED = '198.51.100.77';
const ANSWER_MS = 10_000;

const answerShape = z.object({
  ok: z.literal(true),
  arrived: z
    .object({ client: z.string().nullable(), forwardedFor: z.array(z.string()), trustedProxies: z.int() })
    .optional(),
});
export type Arrival = NonNullable<z.output<typeof answerShape>['arrived']>;

/** Asks the site by its public address, as a visitor would, and lets it say what of that arrived. */
export const checkProxy: Check = async ({ config, now }) => {
  const certificate = await checkCertificate(config.appUrl, now());
  try {
    const response = await fetch(`${config.appUrl}/healthz`, {
      headers: { [PROBE_HEADER]: signProbe(config.encryptionKey, now().getTime()), 'x-forwarded-for': FORGED },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return [...certificate, ...judgeAnswer(config, response.status, await response.text())];
  } catch (error) {
    return [...certificate, unreachable(config.appUrl, error)];
  }
};

function unreachable(appUrl: string, error: unknown): Finding {
  const said = codeOf(error) || messageOf(error);
  if (/CERT|SELF_SIGNED|ISSUER|VERIFY|ALTNAME/.test(said))
    return wrong(
      `${appUrl} has a certificate that is not trusted here (${said}); the status page cannot measure the website either.`,
      'Install one for that very name. Where it is of an authority of your own, name that in NODE_EXTRA_CA_CERTS for every process.',
    );
  return notChecked(
    `${appUrl} does not answer this machine (${said}), so neither what proxies pass on nor, on the status page, the website can be looked at.`,
  );
}

/** The product answers /healthz with 200 while it is alive: these are the proxy's own. */
const NOBODY_BEHIND = [502, 503, 504];

function judgeAnswer({ appUrl, trustedProxies }: Config, status: number, text: string): Finding[] {
  if (NOBODY_BEHIND.includes(status))
    return [
      wrong(
        `The proxy at ${appUrl} has no web server to lead to (status ${status}).`,
        'Start the web servers; what keeps one from being ready, its /readyz says.',
      ),
    ];
  const answer = answerShape.safeParse(parseJson(text));
  if (!answer.success)
    return [
      wrong(
        `${appUrl}/healthz is answered by something else (status ${status}).`,
        'Let the proxy pass every address on to the product, and set APP_URL to where it is.',
      ),
    ];
  if (!answer.data.arrived)
    return [
      wrong(
        `${appUrl} is another installation, one with another ENCRYPTION_KEY, or its proxy removes headers.`,
        'Run the command with the environment of the running product.',
      ),
    ];
  const { arrived } = answer.data;
  if (arrived.trustedProxies !== trustedProxies)
    return [
      wrong(
        `The running product has TRUSTED_PROXIES=${arrived.trustedProxies}, and here it is ${trustedProxies}.`,
        'Restart it, or run the command with its environment.',
      ),
    ];
  return [judgeForwarding(arrived)];
}

/**
 * Each proxy appends whom it saw, or begins the list anew. What we wrote ourselves stands first where they append, and
 * is no proxy's.
 */
function judgeForwarding({ client, forwardedFor, trustedProxies }: Arrival): Finding {
  const ours = forwardedFor[0] === FORGED ? 1 : 0;
  const proxies = forwardedFor.length - ours;
  if (trustedProxies === proxies)
    return fine(
      proxies === 0
        ? 'No proxy stands in front, and none is believed.'
        : `${proxies} of ${proxies} proxies name the visitor (X-Forwarded-For); here that is ${client}.`,
    );
  if (client === FORGED)
    return wrong(
      'Visitors can pretend to come from any address, and so pass every limit: more proxies are believed than there are.',
      `Set TRUSTED_PROXIES=${proxies}.`,
    );
  return wrong(
    trustedProxies < proxies
      ? `Visitors are taken for the proxy in front (${client}), and share its limits.`
      : `TRUSTED_PROXIES is ${trustedProxies}, and ${proxies} name the visitor.`,
    `Set TRUSTED_PROXIES=${proxies}.`,
  );
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

async function checkCertificate(appUrl: string, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(appUrl);
  if (protocol !== 'https:') return [];
  const until = await certificateEnd(hostname, Number(port || 443));
  if (until === null) return [];
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const when = until.toISOString().slice(0, 10);
  if (days < 0) return [wrong(`The certificate of ${hostname} ended on ${when}.`, 'Renew it.')];
  return days < SOON_DAYS
    ? [weak(`The certificate of ${hostname} ends on ${when}.`, 'See why it has not been renewed by itself.')]
    : [fine(`The certificate of ${hostname} holds until ${when}.`)];
}

/** Null when nobody answers; whether the certificate is believed, the question itself shows. */
function certificateEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: ANSWER_MS }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      socket.destroy();
      resolve(until ? new Date(until) : null);
    });
    const none = () => {
      socket.destroy();
      resolve(null);
    };
    socket.on('error', none).on('timeout', none);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
