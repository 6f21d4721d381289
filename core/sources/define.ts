import type { Certainty, DataClass, PasswordStorage, Reach } from '#contract/scans/exposures.ts';
import type { NotCheckedReason, SourceCategory } from '#contract/scans/types.ts';
import type { SensitiveTopic } from '#contract/sources/listing.ts';
import type { Vendor } from '#core/sources/internal/pacing/quota.ts';
import type { Absence } from '#core/sources/internal/recognised.ts';
import type { Anchor } from '#core/sources/queries/anchors.ts';
import type { OutgoingRequest, OutgoingResponse } from '#platform/http/outgoing.ts';

/** Environment variables that may switch a source on or raise its limits. */
type SourceKeyName = 'HIBP_API_KEY' | 'EMAILREP_API_KEY' | 'GRAVATAR_API_KEY' | 'GITHUB_TOKEN' | 'OPENALEX_API_KEY';

/** Environment variables that switch a source on which is off otherwise. */
type SourceSwitch = 'PROFILE_SITES_TIER_C' | 'ORCID_MEMBER';

/** A mailbox that the person has proved to be theirs, in the forms sources ask for. */
export interface EmailSubject {
  kind: 'email';
  /** Trimmed, lower-cased. */
  email: string;
  local: string;
  /** Domain of the address, lower-cased, punycode. */
  domain: string;
  /** Registrable domain (public suffix + 1). */
  registrableDomain: string;
}

export interface UsernameSubject {
  kind: 'username';
  /** As the person wrote it, trimmed. */
  username: string;
}

/**
 * A domain that the person has proved to be theirs. A mailbox proves nothing of the kind: providers, universities and
 * employers give theirs to many.
 */
export interface DomainSubject {
  kind: 'domain';
  /** Registrable, lower-cased, punycode. */
  domain: string;
}

export interface NameSubject {
  kind: 'name';
  name: string;
}

/** One identifier of a person, in the form that sources are asked with. */
export type Subject = EmailSubject | UsernameSubject | DomainSubject | NameSubject;
export type SubjectKind = Subject['kind'];
export type SubjectOf<Kind extends SubjectKind> = Extract<Subject, { kind: Kind }>;

/** Something that is a person's, and how that is known. A mailbox and a domain are asked about only when proved. */
export type Identifier =
  | { kind: 'email' | 'domain'; value: string; proof: 'proven' }
  | { kind: 'username' | 'name'; value: string; proof: 'proven' | 'declared' };

/** One thing a source says is exposed. Never holds a secret: no password, token, IP address or machine name. */
export interface Exposure {
  /** Stable within the source, so that asking twice finds the same thing once. */
  key: string;
  kind: 'breach' | 'stealer' | 'paste' | 'profile' | 'key' | 'commit' | 'certificate' | 'listing' | 'domain';
  classes: DataClass[];
  /** Kinds of data in plain words, as a person reads them: "Email address", "Password". */
  exposed: string[];
  /** Names the breach, so that the same breach from two sources counts once. */
  breach: { name: string; domain: string | null; year: number | null } | null;
  /** Where: name of the breach, site, key server, repository. */
  where: string;
  /** A page where the person can see it themself. */
  url: string | null;
  /** The site whose sign-in was copied, by its host; only of what malware took. */
  site?: string;
  /** `YYYY[-MM[-DD]]` */
  since: string | null;
  /** Still public now: age does not soften it (R = 1). */
  stillPublic: boolean;
  certainty: Certainty;
  reach: Reach;
  passwordStorage: PasswordStorage | null;
  /** Short facts worth showing, e.g. { label: "Accounts in the breach", value: "152,445,165" }. */
  evidence: { label: string; value: string }[];
  /** Of a profile: what it shows that its owner may show elsewhere too. */
  anchors?: Anchor[];
  /** Where part of it was taken from, when the licence asks for a link beside it (CC BY). */
  credits?: { label: string; url: string }[];
  /** What is kept with it of how it came to be known; older ones have nothing of it. */
  told?: Told;
}

/** By which rule an answer was read, and whether a control had shown that the source does not find everything. */
export interface Told {
  /** Null where the rule has no version, and where an earlier answer was used again. */
  rule: number | null;
  control: 'passed' | 'none';
  /** The browser of the person asked, and brought the answer. */
  askedBy?: 'browser';
}

interface Found {
  state: 'found';
  exposures: [Exposure, ...Exposure[]];
}

/** What a check comes to. "Clear" needs the documented answer that says so; everything else is thrown. */
export type Outcome = Found | Absence;

/** What a source answered. "Not checked" is never "clear". */
export type Answer = Found | { state: 'clear' } | { state: 'not-checked'; reason: NotCheckedReason };

/** An answer that is known: "not checked" is never kept. */
export type KnownAnswer = Exclude<Answer, { state: 'not-checked' }>;

/** A breach as the public catalogue describes it; enriches sources that only name it. */
export interface CatalogueEntry {
  name: string;
  title: string;
  domain: string | null;
  /** `YYYY-MM-DD` */
  date: string | null;
  classes: DataClass[];
  exposed: string[];
  verified: boolean;
  spamList: boolean;
  fabricated: boolean;
  retired: boolean;
  stealerLog: boolean;
  /** Being a member is private by itself, as of a dating site: the catalogue's `IsSensitive`. */
  sensitive: boolean;
  accounts: number | null;
}

/** The public catalogue of breaches as a check sees it. */
export interface BreachCatalogue {
  /** False while it could not be read: what it would say of a breach is then not known. */
  atHand: boolean;
  /** Breach by normalised name or domain. */
  find(nameOrDomain: string): CatalogueEntry | null;
}

/** How a source asks: every request goes through here, within the source's hosts, time and size. */
export type Ask = (
  request: Pick<OutgoingRequest, 'url' | 'method' | 'headers' | 'body'> & {
    /** A status that elsewhere means a refusal, and is a documented answer here. */
    documented?: number;
    /** Whether more of an answer, of which this has come, would not change what it says: the rest is then not read. */
    isDecided?: (part: OutgoingResponse) => boolean;
  },
) => Promise<OutgoingResponse>;

/**
 * Questions whose answers are known. "Found" counts only while the source finds nothing for an impossible identifier, and
 * "nothing found" only while it finds a known one.
 */
export interface Control {
  /** Identifiers that it finds, of the kind that it needs; any of them proves it. */
  known: readonly [string, ...string[]];
  /**
   * Whose those are. A test account of the source stays, so that missing it is a lie; people leave, so that a source whose
   * known people have all gone cannot prove "nothing found" any more, and is no liar.
   */
  keptBy: 'source' | 'people';
  /** Another one each time that nobody can have. */
  impossible(): string;
  /**
   * A made-up identifier of the same shape as one that was found: where the source finds it too, its find says nothing. Null where
   * none can be made. Left out by sources whose answers say whom they are about.
   */
  twin?(identifier: string): string | null;
}

export interface CheckMeans {
  ask: Ask;
  key: string | null;
  now: Date;
  /** On its way while sources answer; never rejects. */
  catalogue: Promise<BreachCatalogue>;
}

interface SourceFacts {
  id: string;
  name: string;
  /** Page about the source, for the sources page. */
  homepage: string;
  category: SourceCategory;
  /** What it can reveal, in plain words. */
  reveals: string;
  /** What its "nothing found" says and what it leaves out, in plain words. */
  clearCovers: string;
  /** Catalogue's privacy level: P0 nothing personal leaves us, P1 a hash, P2 a name, P3 the plain address. */
  privacy: 'P0' | 'P1' | 'P2' | 'P3';
  key: { name: SourceKeyName; required: boolean } | null;
  /** It is asked only where the operator has switched it on. */
  optIn?: SourceSwitch;
  /** It takes part in scans only while it has proved itself on this installation; `takesPart` decides. */
  mustProve?: true;
  /** What a profile there may tell that its owner keeps to themself. No scan asks such a source; `core/sensitive/` does. */
  sensitive?: SensitiveTopic;
  /** Where most of its people are: ISO 3166 codes, lower-cased; left out where that is everywhere, or not known. */
  countries?: readonly string[];
  /** Hosts it may reach; 'input' when the host is the person's own domain. */
  hosts: readonly string[] | 'input';
  /** Who is asked: its limits hold for all of its sources and scans together. */
  vendor: Vendor;
  timeoutMs: number;
  maxBytes: number;
  /** Hours an answer may be reused for the same identifier. */
  cacheHours: number;
  credit: { label: string; url: string } | null;
  /** Where the person can have it removed, when the catalogue knows. */
  removal: string | null;
  /** Of the rule by which its answers are read, where that has one; goes up when the rule is changed. */
  ruleVersion?: number;
  /** Left out where nothing is known that it must find: its answers then stand on their documented form alone. */
  control?: Control;
}

/** A source that is asked with one kind of identifier. */
export interface SourceOf<Kind extends SubjectKind> extends SourceFacts {
  needs: Kind;
  check(subject: SubjectOf<Kind>, means: CheckMeans): Promise<Outcome>;
  /**
   * The one address of its question, where it lets the browser of a person ask (CORS). Only of sources without a control:
   * what a browser brings is nobody's test.
   */
  browserUrl?(subject: SubjectOf<Kind>): string;
  /**
   * What the owner of a profile wrote about themself, and nobody else could; null where there is no such profile. Only
   * of sources whose answer names that field. @throws as `check`
   */
  profileText?(subject: SubjectOf<Kind>, means: CheckMeans): Promise<string | null>;
}

/** Any source. Whoever calls its `check` has seen that the identifier is of the kind that it needs. */
export interface Source extends SourceFacts {
  needs: SubjectKind;
  check(subject: Subject, means: CheckMeans): Promise<Outcome>;
  browserUrl?(subject: Subject): string;
  profileText?(subject: Subject, means: CheckMeans): Promise<string | null>;
}

export const defineSource = <Kind extends SubjectKind>(source: SourceOf<Kind>): SourceOf<Kind> => source;
