import { never, type Reply, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const xml = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`,
});
const profile = (customURL: string) =>
  `<profile><steamID64>76561197960287930</steamID64><steamID><![CDATA[Alice]]></steamID><privacyState>public</privacyState>` +
  `<customURL><![CDATA[${customURL}]]></customURL><location><![CDATA[Bristol]]></location></profile>`;
const nobody = '<response><error><![CDATA[The specified profile could not be found.]]></error></response>';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => xml(profile('alice')),
  clear: () => xml(nobody),
  another: () => xml(profile('stranger')),
  contradictory: {
    'another error': () => xml('<response><error><![CDATA[Failed to load.]]></error></response>'),
    'nobody, with status 404': () => xml(nobody, 404),
    'a profile without a number': () => xml('<profile><steamID>Alice</steamID></profile>'),
  },
  isAbsent: never,
};
