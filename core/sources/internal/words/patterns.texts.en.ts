/** What sources say with something in it, as they write it. The first that fits is taken. */
export default {
  places: {
    paste: (site: string) => `A public text dump on ${site}`,
    repositories: (count: string) => `${count} repositories at GitHub`,
    repository: (name: string) => `${name} at GitHub`,
    keyDirectory: (domain: string) => `Key directory of ${domain}`,
    moreSites: (count: string) => `${count} more, which Have I Been Pwned lists`,
  },
  values: {
    andMore: (named: string, more: string) => `${named} and ${more} more`,
    orMore: (count: string) => `${count} or more`,
    partly: (share: string, tag: string) => `Applied to ${share}% of forged mail only (pct=${tag})`,
  },
  sentences: {
    noAccount: (site: string) =>
      `Nobody has a public account under this user name at ${site}. Accounts under other names are not seen.`,
    noProfile: (site: string) =>
      `Nobody has a public profile under this user name at ${site}. Profiles under other names, and hidden ones, are not seen.`,
    profile: (site: string) => `A public profile at ${site} under your user name.`,
    account: (site: string) =>
      `A ${site} account under your user name, with the name, place and address that it shows.`,
    deleteInSettings: (url: string) => `Delete the account in its settings: ${url}`,
    delete: (url: string) => `Delete the account: ${url}`,
    easyOrWrite: (url: string, address: string) =>
      `You can delete the account yourself: ${url}, or write to ${address}`,
    easy: (url: string) => `You can delete the account yourself: ${url}`,
    mediumOrWrite: (url: string, address: string) =>
      `You can delete the account yourself in some steps: ${url}, or write to ${address}`,
    medium: (url: string) => `You can delete the account yourself in some steps: ${url}`,
    hardOrWrite: (url: string, address: string) =>
      `The account is deleted only on request: ${url}, or write to ${address}`,
    hard: (url: string) => `The account is deleted only on request: ${url}`,
    impossibleOrWrite: (url: string, address: string) =>
      `The site lets nobody delete an account; remove what the profile shows: ${url}, or write to ${address}`,
    impossible: (url: string) => `The site lets nobody delete an account; remove what the profile shows: ${url}`,
  },
} as const;
