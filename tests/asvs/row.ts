/** A test by its file and its title, as they stand in the repository. */
export interface Proof {
  file: string;
  title: string;
}

/** One requirement of OWASP ASVS 5.0.0, level 1 or 2, and how the product stands to it. */
export interface AsvsRow {
  /** e.g. `1.2.4` */
  id: string;
  level: 1 | 2;
  /** What it asks for, in our own short words. */
  about: string;
  /** Tests that would fail without it. */
  met?: readonly Proof[];
  /** Why there is nothing here that it could be asked of. */
  notApplicable?: string;
  /** What is missing, or what no test shows. */
  open?: string;
}

type Level = AsvsRow['level'];

/** @param proofs `file: title` */
export const met = (id: string, level: Level, about: string, ...proofs: readonly string[]): AsvsRow => ({
  id,
  level,
  about,
  met: proofs.map((proof) => {
    const at = proof.indexOf(': ');
    return { file: proof.slice(0, at), title: proof.slice(at + 2) };
  }),
});

export const notApplicable = (id: string, level: Level, about: string, why: string): AsvsRow => ({
  id,
  level,
  about,
  notApplicable: why,
});

export const open = (id: string, level: Level, about: string, missing: string): AsvsRow => ({
  id,
  level,
  about,
  open: missing,
});
