import { broken, brokenEverywhere, everySource, hostileEverywhere, limited, patchy } from './behaviours.ts';
import type { Person } from './person.ts';

const anyBand = ['quiet', 'low', 'medium', 'high', 'critical', 'incomplete'] as const;

/** People whose sources misbehave. */
export const peopleWithOutages: readonly Person[] = [
  {
    name: 'Sofia Lindqvist',
    email: 'sofia@slow.example',
    story: 'Every source takes about two seconds, and then answers: one old breach.',
    facts: { breaches: ['CanvasCove'] },
    behaviour: everySource({ kind: 'slow', ms: 2000 }),
    expect: { bands: ['low', 'medium'], gaps: [] },
  },
  {
    name: 'Marcus Webb',
    email: 'marcus@limited.example',
    story: 'Every source says "too many requests".',
    facts: { breaches: ['TuneHarbour'] },
    behaviour: everySource(limited),
    expect: { bands: ['incomplete'], gaps: ['limited', 'timeout'] },
  },
  {
    name: 'Elena Petrova-Lane',
    email: 'elena@broken.example',
    story: 'Every source is broken in its own way: 500, half a JSON, a challenge page, no answer at all.',
    facts: { breaches: ['StudyBarn'], avatar: true },
    behaviour: brokenEverywhere,
    expect: { bands: ['incomplete'], gaps: ['failed', 'changed', 'refused', 'unreachable', 'timeout'] },
  },
  {
    name: 'Viktor Stone',
    email: 'viktor@hostile.example',
    story: 'Sources answer with attacks: script tags, 50 MB, trickles, redirects to private addresses, secrets.',
    facts: {
      breaches: ['LarkForum', 'InkArchive'],
      stealer: { monthsAgo: 40, family: 'Invented Stealer', userServices: 12, corporateServices: 1 },
      spam: { frequency: 3, confidence: 20, monthsAgo: 9 },
      profile: {
        username: 'viktorstone',
        displayName: 'Viktor Stone',
        photo: true,
        location: 'Riga',
        description: 'Sculptor',
        jobTitle: null,
        company: null,
        accounts: [{ type: 'mastodon', label: 'Mastodon', url: 'https://social.example/@viktorstone' }],
      },
      key: {
        monthsAgo: 30,
        userIds: ['Viktor Stone <viktor@hostile.example>'],
        servers: ['openpgp-vks', 'hkp-ubuntu'],
      },
      github: {
        login: 'viktorstone',
        emailPublic: true,
        commits: [{ repository: 'viktorstone/chisel', message: 'Sharpen', monthsAgo: 11 }],
      },
      mailCertificates: [{ issuer: 'C=GB, O=Fictional Trust, CN=Fictional Mail CA 1', monthsAgo: 20 }],
    },
    behaviour: hostileEverywhere,
    expect: { bands: anyBand, gaps: ['failed', 'timeout', 'changed', 'refused', 'unreachable'] },
  },
  {
    name: 'Hannah Reed',
    email: 'hannah@patchy.example',
    story: 'Mixed outages at about half of the sources: the scan must say "incomplete", not "clean".',
    facts: { breaches: ['GearGrotto'] },
    behaviour: patchy,
    expect: { bands: ['incomplete'], gaps: ['failed', 'limited', 'timeout', 'refused', 'changed'] },
  },
  {
    name: 'George Osei',
    email: 'george.osei.demo@outlook.com',
    story: 'One old breach, and exactly one gap: certificate logs answer 502.',
    facts: { breaches: ['PixelGarden'] },
    behaviour: { 'crtsh-email': broken('bad-gateway') },
    expect: { bands: ['low', 'medium'], gaps: ['failed'] },
  },
];
