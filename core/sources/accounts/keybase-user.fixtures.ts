import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const status = { code: 0, name: 'OK' };
const account = (username: string) => ({
  id: '00',
  basics: { username, ctime: 1_391_720_984 },
  profile: { full_name: 'Alice Hart', location: 'Bristol', bio: null },
  proofs_summary: { all: [{ proof_type: 'github', nametag: username }] },
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json({ status, them: [account('alice')] }),
  clear: () => json({ status, them: [null] }),
  another: () => json({ status, them: [account('stranger')] }),
  contradictory: {
    'a failure beside nobody': () => json({ status: { code: 100, name: 'INPUT_ERROR' }, them: [null] }),
    'no entry for the name': () => json({ status, them: [] }),
    'an entry too many': () => json({ status, them: [null, null] }),
  },
  isAbsent(body) {
    const { status, them } = Object(body);
    return Object(status).code === 0 && Array.isArray(them) && them.length === 1 && them[0] === null;
  },
};
