import { describe, expect, it } from 'vitest';
import { isQuestion } from '#contract/scans/ownership.ts';
import { joinedOne } from '#core/reports/exposure.fixture.ts';
import type { Exposure, Identifier } from '#core/sources/define.ts';
import { type Anchor, anchorsIn, pictureAnchors } from '#core/sources/queries/anchors.ts';
import { ownershipOf, withClaims } from './ownership.ts';
import { scoreExposure } from './score.ts';

const now = new Date('2027-03-01T09:00:00Z');
const profile: Partial<Exposure> = { kind: 'profile', classes: ['home-address'], certainty: 'candidate' };

/** How one exposure stands, and what it counts, after what the person has said. */
function standing(
  exposure: Parameters<typeof joinedOne>[0],
  said: { mine?: boolean; shown?: boolean; name?: string } = {},
) {
  const scored = scoreExposure(joinedOne(exposure), now);
  const mine = new Set(said.mine ? [scored.exposure.id] : []);
  const shown = new Set(said.shown ? [scored.exposure.id] : []);
  const [one] = withClaims([scored], { mine, shown, name: said.name ?? 'Alice Archer', now });
  if (!one) throw new Error('nothing is left');
  return { ...ownershipOf(one.exposure), points: one.points };
}

it('what was found by a proven identifier is proven', () => {
  expect(standing({ ...profile, certainty: 'single' })).toMatchObject({ level: 'proven', saidMine: false });
});

it('a match by name is a candidate and counts for nothing', () => {
  expect(standing(profile)).toMatchObject({ level: 'candidate', points: 0 });
});

it('a match by name that the person says is theirs is likely, and counts', () => {
  expect(standing(profile, { mine: true })).toMatchObject({ level: 'likely', saidMine: true });
  expect(standing(profile, { mine: true }).points).toBe(standing({ ...profile, certainty: 'single' }).points);
});

it('a match on a profile that the person has shown to be theirs is proven, and counts as certain', () => {
  expect(standing(profile, { shown: true })).toMatchObject({ level: 'proven', saidMine: false });
  expect(standing(profile, { shown: true }).points).toBe(standing({ ...profile, certainty: 'verified' }).points);
});

it.each([
  ['a stranger’s', 'Bob Jones', 'conflicting'],
  ['a namesake’s', 'Alice Archer', 'candidate'],
  ['their own, in another order', 'ARCHER, Alice', 'candidate'],
  ['no letters at all', '1337', 'candidate'],
])('a match that shows a name, %s: %s', (_whose, shown, level) => {
  const found = { ...profile, evidence: [{ label: 'Name', value: shown }] };
  expect(standing(found)).toMatchObject({ level, points: 0 });
});

it('a name that does not fit is no objection where the person says that it is theirs', () => {
  const found = { ...profile, evidence: [{ label: 'Name', value: 'Bob Jones' }] };
  expect(standing(found, { mine: true })).toMatchObject({ level: 'likely' });
});

describe('a profile under a user name, and what is proven to be Alice’s', () => {
  const email = 'alice@post.example';
  const identifiers: Identifier[] = [
    { kind: 'email', value: email, proof: 'proven' },
    { kind: 'domain', value: 'hart.example', proof: 'proven' },
  ];
  const gravatar: Partial<Exposure> = {
    kind: 'profile',
    where: 'Gravatar',
    url: 'https://gravatar.com/alicehart',
    anchors: anchorsIn({ name: 'Alice Hart', links: ['https://keybase.io/alice', 'https://linktr.ee/alicehart'] }),
  };
  const found = (anchors: Anchor[], changes: Partial<Exposure> = {}): Partial<Exposure> => {
    return { ...profile, where: 'GitHub', url: 'https://github.com/alice', anchors, ...changes };
  };
  /** Beside her Gravatar profile. @param notHers she said of the others that they are not hers */
  function judged(
    one: Partial<Exposure>,
    { mine = false, notHers = false, others = [gravatar], own = identifiers } = {},
  ) {
    const all = [one, ...others].map((each) => scoreExposure(joinedOne(each), now));
    const [id = '', ...otherIds] = all.map(({ exposure }) => exposure.id);
    const said = { mine: new Set(mine ? [id] : []), notMine: new Set(notHers ? otherIds : []) };
    const claims = { ...said, name: 'Alice Hart', identifiers: own, now };
    const [first] = withClaims(all, claims);
    if (!first) throw new Error('nothing is left');
    const whose = ownershipOf(first.exposure);
    return { ...whose, points: first.points, isQuestion: isQuestion(whose) };
  }

  it.each([
    ['shows her address', anchorsIn({ text: `Mail: ${email}` }), `It shows your address ${email}.`],
    ['links to her domain', anchorsIn({ links: ['blog.hart.example'] }), 'It names your domain hart.example.'],
    ['has the picture of her address', pictureAnchors(email), `Its picture is that of your address ${email}.`],
    [
      'has her full name',
      anchorsIn({ name: 'Alice Hart' }),
      'It shows the full name that your profile at Gravatar shows too.',
    ],
    [
      'shows the same link',
      anchorsIn({ text: 'https://linktr.ee/AliceHart' }),
      'It shows a link that your profile at Gravatar shows too.',
    ],
    [
      'links to her profile',
      anchorsIn({ text: 'https://gravatar.com/alicehart' }),
      'It links to your profile at Gravatar.',
    ],
  ])('is likely hers where it %s, a question still, and counts nothing', (_what, anchors, reason) => {
    expect(judged(found(anchors))).toEqual({
      level: 'likely',
      because: `Found by a name that others may use too. ${reason}`,
      saidMine: false,
      points: 0,
      isQuestion: true,
    });
  });

  it('is likely hers where her proven profile links to it', () => {
    const { level, because } = judged(found([], { url: 'https://keybase.io/alice' }));
    expect([level, because]).toEqual([
      'likely',
      'Found by a name that others may use too. Your profile at Gravatar links to it.',
    ]);
  });

  it.each([
    ['found by her address', gravatar],
    ['with the token of her list', { ...gravatar, certainty: 'candidate' as const }],
  ])('is a candidate beside a profile that she said is not hers, though it was %s', (_what, other) => {
    const all = [found(anchorsIn({ name: 'Alice Hart' })), other].map((one) => scoreExposure(joinedOne(one), now));
    const ids = new Set(all.slice(1).map(({ exposure }) => exposure.id));
    const claims = { mine: new Set<string>(), shown: ids, name: 'Alice Hart', identifiers, now };
    const levelOf = (notMine: Set<string>) =>
      withClaims(all, { ...claims, notMine }).map(({ exposure }) => ownershipOf(exposure).level)[0];
    expect([levelOf(new Set()), levelOf(ids)]).toEqual(['likely', 'candidate']);
  });

  it('is likely hers by the address that it shows, whatever she said of another profile', () => {
    expect(judged(found(anchorsIn({ email })), { notHers: true })).toMatchObject({ level: 'likely' });
  });

  it('counts once she says that it is hers', () => {
    const said = judged(found(anchorsIn({ name: 'Alice Hart' })), { mine: true });
    expect(said).toMatchObject({ level: 'likely', saidMine: true, isQuestion: false });
    expect(said.points).toBeGreaterThan(0);
  });

  it('says every reason, the strongest first, and what speaks against it', () => {
    const anchors = anchorsIn({ name: 'Alice Hart', email, links: ['hart.example'] });
    const evidence = [{ label: 'Name', value: 'Bob Jones' }];
    expect(judged(found(anchors, { evidence })).because).toBe(
      `Found by a name that others may use too. It shows your address ${email}. It names your domain hart.example. It shows the full name that your profile at Gravatar shows too. Yet it shows the name “Bob Jones”.`,
    );
  });

  const sameName = found(anchorsIn({ name: 'Alice Hart' }));
  it.each([
    ['a profile that is itself a question', sameName, [{ ...gravatar, certainty: 'candidate' }], identifiers],
    ['a profile that is about something else', found(anchorsIn({ name: 'Alice Archer' })), [gravatar], identifiers],
    ['her name alone, which no proven profile shows', sameName, [], identifiers],
    ['a site that her profile has a page on', found(anchorsIn({ links: ['https://linktr.ee/other'] })), [gravatar], []],
    [
      'a domain that she only declared',
      found(anchorsIn({ links: ['hart.example'] })),
      [],
      [{ kind: 'domain', value: 'hart.example', proof: 'declared' } as never],
    ],
    ['a breach that names her', { ...sameName, kind: 'breach' }, [gravatar], identifiers],
  ] as const)('is a candidate beside %s', (_what, one, others, own) => {
    expect(judged(one, { others: [...others], own: [...own] })).toMatchObject({ level: 'candidate', points: 0 });
  });
});
