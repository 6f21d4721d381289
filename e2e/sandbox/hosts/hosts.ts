import type { World } from '../people.ts';
import type { Question, Reply } from '../reply.ts';
import { findService } from './accounts.ts';
import { answerBlueskyDomain, answerCommonCrawl, answerUrlscan, answerWayback } from './archives.ts';
import { answerCrtSh } from './crt-sh.ts';
import { answerCloudflare, answerGoogle } from './dns-over-https.ts';
import { answerEmailRep } from './emailrep.ts';
import { answerGitHub } from './github.ts';
import { answerGravatar, answerGravatarLegacy } from './gravatar.ts';
import { answerHaveIBeenPwned } from './have-i-been-pwned.ts';
import { answerHudsonRock } from './hudson-rock.ts';
import { answerOpenPgpOrg, answerUbuntuKeyServer } from './key-servers.ts';
import { answerLeakCheck } from './leakcheck.ts';
import { answerLibravatar } from './libravatar.ts';
import { answerOwnDomain, findOwnHost } from './own-domains.ts';
import { answerPictures, PICTURES } from './pictures.ts';
import { answerPwnedPasswords } from './pwned-passwords.ts';
import { answerIana, answerRdapOrg, answerRegistrar, answerRegistry, REGISTRAR } from './rdap.ts';
import { findSite } from './sites.ts';
import { answerStopForumSpam } from './stop-forum-spam.ts';
import { answerXposedOrNot } from './xposedornot.ts';

export type Host = (question: Question, world: World) => Reply;

/** Every documented host that is not a person's own domain. */
export const hosts: Readonly<Record<string, Host>> = {
  'api.xposedornot.com': answerXposedOrNot,
  'leakcheck.io': answerLeakCheck,
  'cavalier.hudsonrock.com': answerHudsonRock,
  'emailrep.io': answerEmailRep,
  'api.stopforumspam.org': answerStopForumSpam,
  'api.gravatar.com': answerGravatar,
  'gravatar.com': answerGravatarLegacy,
  'en.gravatar.com': answerGravatarLegacy,
  'seccdn.libravatar.org': answerLibravatar,
  'keys.openpgp.org': answerOpenPgpOrg,
  'keyserver.ubuntu.com': answerUbuntuKeyServer,
  'api.github.com': answerGitHub,
  'crt.sh': answerCrtSh,
  'haveibeenpwned.com': answerHaveIBeenPwned,
  'api.pwnedpasswords.com': answerPwnedPasswords,
  'data.iana.org': answerIana,
  'rdap.org': answerRdapOrg,
  'rdap.verisign.com': answerRegistry,
  'rdap.publicinterestregistry.org': answerRegistry,
  'rdap.registry.example': answerRegistry,
  [REGISTRAR]: answerRegistrar,
  'web.archive.org': answerWayback,
  'index.commoncrawl.org': answerCommonCrawl,
  'urlscan.io': answerUrlscan,
  'public.api.bsky.app': answerBlueskyDomain,
  'cloudflare-dns.com': answerCloudflare,
  'dns.google': answerGoogle,
  [PICTURES]: answerPictures,
};

/** @returns who answers for a host, or null when nobody does */
export function findHost(host: string, world: World): Host | null {
  const documented = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  const byName = findService(host) ?? findSite(host);
  if (documented && byName) return (question, world) => first(documented(question, world), byName, question, world);
  if (documented || byName) return documented ?? byName;
  const own = findOwnHost(host, world);
  return own && ((question) => answerOwnDomain(question, own, world));
}

/** What a host answers itself, or what it answers about user names where that is no question of the former. */
function first(reply: Reply, byName: Host, question: Question, world: World): Reply {
  return reply.status === 404 && reply.about === null ? byName(question, world) : reply;
}

/** Whether a host that nobody answers for belongs to somebody in the world: its name then does not exist. */
export function isMissingName(host: string, world: World): boolean {
  const labels = host.split('.');
  return labels.some((_, index) => world.domain(labels.slice(index).join('.')) !== null);
}
