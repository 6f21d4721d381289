import { describe, expect, it } from 'vitest';
import { compareServices, listedFeatures } from './comparison.ts';

const service = (id: string, features: string[], includes: string | null = null) => ({
  id,
  name: id.toUpperCase(),
  features,
  includes,
});
const scan = service('scan', ['A score']);
const report = service('report', ['Evidence'], 'scan');
const plan = service('plan', ['A plan'], 'report');
const talk = service('talk', ['A score', 'By video']);

describe('services that are compared', () => {
  it('contain what the services contain that they include, and theirs in turn', () => {
    const all = [scan, report, plan, talk];
    expect(compareServices(all, all)).toEqual([
      { feature: 'A score', within: ['scan', 'report', 'plan', 'talk'] },
      { feature: 'Evidence', within: ['report', 'plan'] },
      { feature: 'A plan', within: ['plan'] },
      { feature: 'By video', within: ['talk'] },
    ]);
  });

  it('contain nothing of a service that is not offered, and end where two include each other', () => {
    expect(compareServices([plan], [plan])).toEqual([{ feature: 'A plan', within: ['plan'] }]);
    const [one, other] = [service('one', ['First'], 'other'), service('other', ['Second'], 'one')];
    expect(compareServices([one], [one, other])).toEqual([
      { feature: 'Second', within: ['one'] },
      { feature: 'First', within: ['one'] },
    ]);
  });

  it('name on their cards what they include', () => {
    expect(listedFeatures(plan, [scan, report, plan])).toEqual(['Everything in REPORT', 'A plan']);
    expect(listedFeatures(plan, [plan])).toEqual(['A plan']);
  });
});
