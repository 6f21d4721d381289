import type { Company } from '#core/removal/directory/company.ts';

/** What must not be offered now: web addresses as the directory has them, and mail addresses in lower case. */
export type Withheld = ReadonlySet<string>;

/** A company with the routes alone that may be offered; null in their places. */
export function withUsableRoutes(company: Company, withheld: Withheld): Company {
  if (withheld.size === 0) return company;
  const { account, addressee, rights } = company;
  const orNull = (url: string | null) => (url !== null && withheld.has(url) ? null : url);
  const email = addressee?.email && withheld.has(addressee.email.toLowerCase()) ? null : (addressee?.email ?? null);
  const reached = addressee && { ...addressee, email, form: orNull(addressee.form) };
  return {
    ...company,
    account: account && orNull(account.url) ? account : null,
    addressee: reached && (reached.email || reached.form || reached.postal) ? reached : null,
    rights: orNull(rights),
  };
}

interface Reached {
  email: string | null;
  form: string | null;
}

/** The same of whoever a request goes to. */
export function withUsableWays<One extends Reached>(company: One, withheld: Withheld): One {
  const { email, form } = company;
  return {
    ...company,
    email: email !== null && withheld.has(email.toLowerCase()) ? null : email,
    form: form !== null && withheld.has(form) ? null : form,
  };
}
