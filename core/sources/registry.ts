// Made by `node scripts/generate-sources.ts`; do not edit.
import { crtshDomain } from './api/crtsh-domain.ts';
import { crtshEmail } from './api/crtsh-email.ts';
import { doh } from './api/doh.ts';
import { emailrep } from './api/emailrep.ts';
import { githubSearchCommits } from './api/github-search-commits.ts';
import { githubSearchEmail } from './api/github-search-email.ts';
import { gravatarLegacy } from './api/gravatar-legacy.ts';
import { gravatarV3 } from './api/gravatar-v3.ts';
import { hibpAccountRange } from './api/hibp-account-range.ts';
import { hibpPastes } from './api/hibp-pastes.ts';
import { hkpUbuntu } from './api/hkp-ubuntu.ts';
import { hudsonrockCavalier } from './api/hudsonrock-cavalier.ts';
import { leakcheckPublic } from './api/leakcheck-public.ts';
import { libravatar } from './api/libravatar.ts';
import { mtaStsSecuritytxt } from './api/mta-sts-securitytxt.ts';
import { openpgpVks } from './api/openpgp-vks.ts';
import { rdap } from './api/rdap.ts';
import { stopforumspam } from './api/stopforumspam.ts';
import { wkd } from './api/wkd.ts';
import { xposedornot } from './api/xposedornot.ts';
import type { Source } from './define.ts';

export const registry: readonly Source[] = [
  crtshDomain,
  crtshEmail,
  doh,
  emailrep,
  githubSearchCommits,
  githubSearchEmail,
  gravatarLegacy,
  gravatarV3,
  hibpAccountRange,
  hibpPastes,
  hkpUbuntu,
  hudsonrockCavalier,
  leakcheckPublic,
  libravatar,
  mtaStsSecuritytxt,
  openpgpVks,
  rdap,
  stopforumspam,
  wkd,
  xposedornot,
];
