import { type Mutation, mutation } from './mutation.ts';

const boundCookie =
  'app/cookies.test.ts: is bound to this host, out of reach of scripts, and lasts as long as what it opens';
const headersStand = 'server/http/app.test.ts: stand on %s';
// biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written
const crossSite = 'server/http/cross-site.test.ts: is refused: ${method} ${path} with %s';

/** Of what arrives from a browser, and what is shown in one. */
export const webMutations: readonly Mutation[] = [
  mutation('cookies are out of reach of scripts', 'app/cookies.ts', ['httpOnly: true', 'httpOnly: false'], boundCookie),
  mutation(
    'cookies travel over https only',
    'app/cookies.ts',
    ["secure: appUrl.startsWith('https:')", 'secure: false'],
    boundCookie,
  ),
  mutation('cookies stay with the site', 'app/cookies.ts', ["sameSite: 'Lax'", "sameSite: 'None'"], boundCookie),
  mutation(
    'cookies are bound to the host',
    'contract/base/cookies.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code as it is written
    ['`__Host-${name}`', 'name'],
    'server/sessions.test.ts: of the plain name do not stand for the bound one',
  ),
  mutation(
    'forms of other sites are refused by Sec-Fetch-Site',
    'server/http/cross-site.ts',
    ["return site === 'same-origin' || site === 'none'", 'return true'],
    crossSite,
  ),
  mutation(
    'forms of other sites are refused by Origin',
    'server/http/cross-site.ts',
    [
      'return origin !== null && (origin === policy.siteOrigin || (policy.acceptOwnHost && origin === url.origin))',
      'return origin !== null',
    ],
    crossSite,
  ),
  mutation(
    'only exactly named paths are exempt from that',
    'server/http/cross-site.ts',
    ['policy.exempt.has(url.pathname)', '[...policy.exempt].some((path) => url.pathname.startsWith(path))'],
    'server/http/cross-site.test.ts: only exactly named paths are exempt',
  ),
  mutation(
    'limits count exactly',
    'platform/limits/limits.ts',
    ['(count <= most ? 0 : resetSeconds)', '(count >= 0 ? 0 : resetSeconds)'],
    'platform/limits/limits.test.ts: lets exactly the allowed number of 50 parallel uses pass',
  ),
  mutation(
    'orders are limited per person',
    'core/orders/actions/create-order.ts',
    ["await requireOrderAllowance(tx, ctx, 'orders', person.userId);", ''],
    'core/orders/actions/create-order.test.ts: is limited per person: the 61st in an hour says when to come back',
  ),
  mutation(
    'the address of a client is not what it says of itself',
    'server/http/client-address.ts',
    ['entries[Math.max(0, entries.length - trustedProxies)]', 'entries[0]'],
    'server/http/client-address.test.ts: never moves with what a client puts in front',
  ),
  mutation(
    'inline scripts carry a nonce',
    'server/http/headers.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code as it is written
    ["`'nonce-${own.nonce}' 'strict-dynamic'`", "`'unsafe-inline'`"],
    'server/http/app.test.ts: carry a nonce of their own each time, and the page carries the same',
  ),
  mutation(
    'pages are not framed',
    'server/http/headers.ts',
    ["frame-ancestors 'none'", 'frame-ancestors *'],
    headersStand,
  ),
  mutation('nothing is sniffed', 'server/http/headers.ts', ["'x-content-type-options': 'nosniff',", ''], headersStand),
  mutation(
    'browsers insist on https',
    'server/http/headers.ts',
    ["policy.secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}", '{}'],
    headersStand,
  ),
  mutation(
    'other sites learn no address of ours',
    'server/http/headers.ts',
    ["'referrer-policy': 'strict-origin-when-cross-origin',", "'referrer-policy': 'unsafe-url',"],
    headersStand,
  ),
  mutation(
    'bodies are bounded, whatever they say of themselves',
    'server/http/body-limit.ts',
    ['if (size > most) {', 'if (size > most * 1_000) {'],
    'server/http/app.test.ts: with a body over the limit are refused, with its length or without',
  ),
  mutation(
    'a body that says that it is too large is not read first',
    'server/http/body-limit.ts',
    ['if (length !== null && Number(length) > most) throw new HTTPException(413);', ''],
    'server/http/body-limit.test.ts: is refused by the length that it says, before any of it is read',
  ),
  mutation(
    'nobody is led to another site',
    'contract/base/return-path.ts',
    [' || STRANGE.test(value)', ''],
    'contract/base/return-path.test.ts: %j leads to the default page instead',
  ),
  mutation(
    'the panel is for staff',
    'app/guards.ts',
    ['if (isStaff(actor)) return next();', 'return next();'],
    'server/routes.test.ts: says the same to the %s in every spelling, and shows nothing of others',
  ),
  mutation(
    'the local mailbox answers to names of this machine only',
    'server/http/mailbox.ts',
    ['isLoopbackName(new URL(request.url).hostname) &&', ''],
    'server/http/mailbox.test.ts: does not answer %s, whose owner can make it lead here',
  ),
  mutation(
    'texts in mails are escaped',
    'platform/mail/clean.ts',
    ["text.replace(/[&<>\"']/g, (character) => entities.get(character) ?? '')", 'text'],
    'platform/mail/render-email.test.ts: are escaped wherever they stand',
  ),
  mutation(
    'HTML of texts is cleaned',
    'platform/text/clean-html.ts',
    ['sanitizeHtml(html, policy)', 'html'],
    'platform/text/markdown.test.ts: is stopped by the second defence alone: %s',
  ),
  mutation(
    'tables for spreadsheets run nothing',
    'contract/base/csv.ts',
    ['RUNS.test(text) || text.startsWith("\'")', 'text.startsWith("\'")'],
    'contract/base/csv.test.ts: whatever the values are, they come back, and none of them runs',
  ),
  mutation(
    'nothing of a person reaches the log',
    'platform/log.ts',
    ['kept[name] = slug(value, kind);', 'kept[name] = String(value);'],
    'platform/log.test.ts: never reaches the log: %s',
  ),
];
