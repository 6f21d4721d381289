/** A kept object, by its name below the prefix of the store. */
export interface StoredObject {
  name: string;
  bytes: number;
}

/** Files by name in somebody else's storage. Every call is tried again where that may help. */
export interface ObjectStore {
  /** Where, in words for an operator; holds no secret. */
  readonly place: string;
  /** Keeps a file under a name, in place of what was there; never half of it. Memory is bounded, whatever its size. @throws ObjectStoreError */
  putFile(name: string, file: string): Promise<void>;
  /** Keeps a few bytes under a name. @throws ObjectStoreError */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when nothing has that name. @throws ObjectStoreError, also when there are more bytes than `mostBytes` */
  get(name: string, mostBytes: number): Promise<Buffer | null>;
  /** Writes an object to a new file, as a stream. @throws ObjectStoreError, also when nothing has that name */
  getFile(name: string, target: string): Promise<void>;
  /** Everything whose name begins so, sorted by name. @throws ObjectStoreError */
  list(prefix: string): Promise<StoredObject[]>;
  /** What is not there is gone already. @throws ObjectStoreError */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The storage did not do what was asked; the message is for an operator and holds no secret. */
export class ObjectStoreError extends Error {
  /** As the storage names it, e.g. `AccessDenied`; `unreachable` when it never answered, `incomplete` when an answer ended too early. */
  readonly code: string;
  readonly status: number | null;

  constructor(
    message: string,
    { code, status = null, cause }: { code: string; status?: number | null; cause?: unknown },
  ) {
    super(message, { cause });
    this.name = 'ObjectStoreError';
    this.code = code;
    this.status = status;
  }
}
