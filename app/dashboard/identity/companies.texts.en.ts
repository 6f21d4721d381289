/** Anybody who can be written to. */
export default {
  trail: 'Companies',
  title: 'Write to a company',
  lead: 'Companies, public bodies and services that you can ask to close your account or to delete your data. Nothing is sent for you, and whom you only look up here is not kept.',
  failures: { prepare: 'The letter could not be prepared. Please try again.' },
  query: 'Company, service or domain',
  search: 'Search',
  nobody: (query: string) =>
    `Nobody in our directory is called “${query}”. Their privacy notice says whom to write to.`,
  found: 'Companies found',
  request: 'Your Request',
  leftOut: 'You have left this company out. Take it back on the list of brokers first.',
  writing: 'Writing…',
  write: 'Write a Letter',
  californians:
    'If you live in California, begin with [DROP]: one request there reaches every data broker that is registered with the state, and this is one of them. [What they say about your rights]',
  asksForId:
    'They often ask for a copy of an identity document. Ask first whether something else is enough; if you send one, cover the number, the photo and all that they do not need.',
};
