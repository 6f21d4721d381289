/** What a certificate says on paper. */
export default {
  title: 'Certificate: seen gone',
  heading: 'Seen gone',
  story: (date: string, identifier: string, where: string) =>
    `On ${date} we found ${identifier} at ${where}. It was absent when we looked on three later days, each time while the source passed its tests.`,
  asked: 'Asked',
  askedOn: (company: string, date: string) => `${company}, on ${date}`,
  where: 'Where',
  source: 'Source',
  proved: 'Proved',
  issued: 'Issued',
  number: 'Number',
  looks: 'Every look that counts',
  found: 'Found; tests passed',
  absent: 'Absent; tests passed',
  check: 'Check it',
  drop: (address: string, method: string) => `Drop this file at ${address}. ${method}`,
  logEntry: 'Log entry',
  signature: 'Signature',
  foot: (issuer: string, certificate: string, page: number, of: number) =>
    `${issuer} · Certificate ${certificate} · Page ${page} of ${of}`,
  attached: 'This certificate for programs, signed',
  method: {
    gone: 'Something is called gone when it was found, and then was absent on three different days within 30 days, each time while its source found a known identifier and did not find an impossible one. It does not say that the company keeps no other copy.',
    signature: 'A signed note (c2sp.org/signed-note) with Ed25519 over each section, as in our reports.',
  },
};
