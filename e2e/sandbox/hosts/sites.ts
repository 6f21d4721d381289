import { escapePattern, PLACE } from '#core/sources/sites/place.ts';
import type { SiteRow } from '#core/sources/sites/row.ts';
import { moreSiteRows, siteRows } from '#core/sources/sites/sites.ts';
import type { World } from '../people.ts';
import { notFound, type Question, type Reply } from '../reply.ts';
import { answerAs, siteOf } from '../sites/moods.ts';
import type { Host } from './hosts.ts';

/** What a template with the place of a name looks like once it is filled, with the name as its group. */
const filled = (template: string, name: string) =>
  new RegExp(`^${template.split(PLACE).map(escapePattern).join(name)}$`);

/** Stands in no address of a site. */
const STAND_IN = 'qpnameqp';

interface Asked {
  row: SiteRow;
  host: RegExp;
  /** The name that a question asks about; null for another question. */
  nameIn(question: Question): string | null;
}

function askedAs(row: SiteRow): Asked {
  const url = new URL(row.probe.url.replaceAll(PLACE, STAND_IN));
  const path = filled(`${url.pathname}${url.search}`.replaceAll(STAND_IN, PLACE), '([^/?&#]+)');
  const body = row.probe.body && filled(row.probe.body, '((?:[^"\\\\]|\\\\.)*)');
  const label = filled(url.host.replaceAll(STAND_IN, PLACE), '([a-z0-9-]+)');
  const isBelow = row.probe.url.startsWith(`https://${PLACE}.`);
  const twins = row.redirects === 'none' ? [] : row.redirects.filter((host) => !host.startsWith(PLACE));
  return {
    row,
    host: isBelow ? label : new RegExp(`^(?:${[url.host, ...twins].map(escapePattern).join('|')})$`),
    nameIn(question) {
      if (isBelow) return label.exec(question.host)?.[1] ?? null;
      if (body) return body.exec(question.body)?.[1] ?? null;
      const name = path.exec(`${question.url.pathname}${question.url.search}`)?.[1];
      return name === undefined ? null : decodeURIComponent(name);
    },
  };
}

const sites = [...siteRows, ...moreSiteRows].filter(({ askedBy }) => !askedBy).map(askedAs);
const byHost = new Map<string, Asked[]>();

function sitesAt(host: string): Asked[] {
  const known = byHost.get(host) ?? sites.filter((site) => site.host.test(host));
  byHost.set(host, known);
  return known;
}

/** @returns who answers for a host of the file of sites; null for another host */
export function findSite(host: string): Host | null {
  const some = sitesAt(host);
  return some.length > 0 ? (question, world) => answerOne(some, question, world) : null;
}

function answerOne(some: readonly Asked[], question: Question, world: World): Reply {
  for (const { row, nameIn } of some) {
    const name = question.method === row.probe.method ? nameIn(question) : null;
    if (name === null) continue;
    const members = [...row.knownNames, ...world.namesAt(row.id)];
    const owner = world.ownerAt(row.id, name);
    const reply = answerAs(siteOf(row, owner ? { owner } : {}), { name, members }, world.moodOf(row.id));
    return { ...reply, source: null, about: world.byUsername(name) };
  }
  return notFound();
}
