// Made by `node scripts/generate-sources.ts`; do not edit.

import { bluesky } from './accounts/bluesky.ts';
import { chesscom } from './accounts/chesscom.ts';
import { codebergUser } from './accounts/codeberg-user.ts';
import { devto } from './accounts/devto.ts';
import { dockerHub } from './accounts/docker-hub.ts';
import { giteaUser } from './accounts/gitea-user.ts';
import { githubUser } from './accounts/github-user.ts';
import { gitlabUser } from './accounts/gitlab-user.ts';
import { hackernews } from './accounts/hackernews.ts';
import { inaturalist } from './accounts/inaturalist.ts';
import { keybaseUser } from './accounts/keybase-user.ts';
import { steam } from './accounts/steam.ts';
import { wikipediaUser } from './accounts/wikipedia-user.ts';
import { emailrep } from './breaches/emailrep.ts';
import { hibpAccountRange } from './breaches/hibp-account-range.ts';
import { hibpDomain } from './breaches/hibp-domain.ts';
import { hibpPastes } from './breaches/hibp-pastes.ts';
import { hibpStealerLogs } from './breaches/hibp-stealer-logs.ts';
import { hudsonrockCavalier } from './breaches/hudsonrock-cavalier.ts';
import { leakcheckPublic } from './breaches/leakcheck-public.ts';
import { stopforumspam } from './breaches/stopforumspam.ts';
import { xposedornot } from './breaches/xposedornot.ts';
import type { Source } from './define.ts';
import { blueskyDomain } from './domains/bluesky-domain.ts';
import { commoncrawl } from './domains/commoncrawl.ts';
import { crtshDomain } from './domains/crtsh-domain.ts';
import { crtshEmail } from './domains/crtsh-email.ts';
import { doh } from './domains/doh.ts';
import { mtaStsSecuritytxt } from './domains/mta-sts-securitytxt.ts';
import { rdap } from './domains/rdap.ts';
import { urlscan } from './domains/urlscan.ts';
import { wayback } from './domains/wayback.ts';
import { hkpUbuntu } from './keys/hkp-ubuntu.ts';
import { openpgpVks } from './keys/openpgp-vks.ts';
import { wkd } from './keys/wkd.ts';
import { dblp } from './names/dblp.ts';
import { openalexAuthors } from './names/openalex-authors.ts';
import { orcid } from './names/orcid.ts';
import { githubSearchCommits } from './profiles/github-search-commits.ts';
import { githubSearchEmail } from './profiles/github-search-email.ts';
import { gravatarLegacy } from './profiles/gravatar-legacy.ts';
import { gravatarV3 } from './profiles/gravatar-v3.ts';
import { libravatar } from './profiles/libravatar.ts';
import { siteSources } from './sites/sites.ts';

/** Those that have a file of their own. */
export const fileSources: readonly Source[] = [
  bluesky,
  blueskyDomain,
  chesscom,
  codebergUser,
  commoncrawl,
  crtshDomain,
  crtshEmail,
  dblp,
  devto,
  dockerHub,
  doh,
  emailrep,
  giteaUser,
  githubSearchCommits,
  githubSearchEmail,
  githubUser,
  gitlabUser,
  gravatarLegacy,
  gravatarV3,
  hackernews,
  hibpAccountRange,
  hibpDomain,
  hibpPastes,
  hibpStealerLogs,
  hkpUbuntu,
  hudsonrockCavalier,
  inaturalist,
  keybaseUser,
  leakcheckPublic,
  libravatar,
  mtaStsSecuritytxt,
  openalexAuthors,
  openpgpVks,
  orcid,
  rdap,
  steam,
  stopforumspam,
  urlscan,
  wayback,
  wikipediaUser,
  wkd,
  xposedornot,
];

export const registry: readonly Source[] = [...fileSources, ...siteSources];
