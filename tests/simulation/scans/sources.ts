import { sourcesOf } from '#core/scans/stand-in.fixture.ts';
import { hibpPastes } from '#core/sources/breaches/hibp-pastes.ts';
import { hudsonrockCavalier } from '#core/sources/breaches/hudsonrock-cavalier.ts';
import { leakcheckPublic } from '#core/sources/breaches/leakcheck-public.ts';
import { stopforumspam } from '#core/sources/breaches/stopforumspam.ts';
import { xposedornot } from '#core/sources/breaches/xposedornot.ts';
import type { Source } from '#core/sources/define.ts';
import { impossibleAddress } from '#core/sources/impossible.ts';
import { openpgpVks } from '#core/sources/keys/openpgp-vks.ts';

/** Somebody of the sandbox whom nobody scans: what proves that a source finds whom it knows. */
export const KNOWN_TO_HUDSON_ROCK = 'leo.marchetti.demo@gmail.com';

/** Six of the registry, as they are. One of them is given a control, so that two can be caught lying. */
export const sources: readonly Source[] = [
  xposedornot,
  leakcheckPublic,
  {
    ...hudsonrockCavalier,
    control: { known: [KNOWN_TO_HUDSON_ROCK], keptBy: 'source', impossible: impossibleAddress },
  },
  hibpPastes,
  openpgpVks,
  stopforumspam,
] as readonly Source[];

export const simulatedSources = sourcesOf(sources);
