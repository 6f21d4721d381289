/** What is known about the sender. Null or empty where nothing is. */
export interface Sender {
  email: string;
  name: string | null;
  phones: readonly string[];
  /** A postal address, on one line. */
  address: string | null;
  towns: readonly string[];
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  /** Addresses of the pages that show the sender. */
  recordUrls: readonly string[];
  usernames: readonly string[];
}

/** Whom a letter goes to: a row of the directory. */
export interface Recipient {
  name: string;
  /** Further names under which it runs. */
  covers: readonly string[];
  /** What it says that it needs to find somebody, in the words of the lists. */
  needs: readonly string[];
}

/** What is incorrect, and how it should read. */
export interface Correction {
  wrong: string;
  right: string;
}
