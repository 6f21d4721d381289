// Made by `node scripts/generate-sources.ts`; do not edit.

import { emailrep } from './breaches/emailrep.ts';
import { hibpAccountRange } from './breaches/hibp-account-range.ts';
import { hibpPastes } from './breaches/hibp-pastes.ts';
import { hudsonrockCavalier } from './breaches/hudsonrock-cavalier.ts';
import { leakcheckPublic } from './breaches/leakcheck-public.ts';
import { stopforumspam } from './breaches/stopforumspam.ts';
import { xposedornot } from './breaches/xposedornot.ts';
import type { Source } from './define.ts';
import { crtshDomain } from './domains/crtsh-domain.ts';
import { crtshEmail } from './domains/crtsh-email.ts';
import { doh } from './domains/doh.ts';
import { mtaStsSecuritytxt } from './domains/mta-sts-securitytxt.ts';
import { rdap } from './domains/rdap.ts';
import { hkpUbuntu } from './keys/hkp-ubuntu.ts';
import { openpgpVks } from './keys/openpgp-vks.ts';
import { wkd } from './keys/wkd.ts';
import { githubSearchCommits } from './profiles/github-search-commits.ts';
import { githubSearchEmail } from './profiles/github-search-email.ts';
import { gravatarLegacy } from './profiles/gravatar-legacy.ts';
import { gravatarV3 } from './profiles/gravatar-v3.ts';
import { libravatar } from './profiles/libravatar.ts';

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
