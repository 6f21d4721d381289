#!/usr/bin/env node
/**
 * Checks an exported audit log, the proof of one entry, or that a log of today begins with a checkpoint that was kept,
 * without the product and without any dependency.
 *
 *   node verify.mjs                      the export in this folder
 *   node verify.mjs FOLDER               an export elsewhere
 *   node verify.mjs proof-….json         the proof of one entry
 *   node verify.mjs https://SITE         the log of a site; give a checkpoint that you kept
 *   node verify.mjs consistency.json     the same, from a saved answer of /transparency/consistency?from=SIZE
 *   node verify.mjs checkpoint.txt       the same, for two checkpoints of one size
 *   … --key KEY                          believe this verifier key only (from /transparency/key, or a mail to the owner)
 *   … --checkpoint FILE                  a checkpoint kept elsewhere must fit as well
 *   … --witness KEY                      this witness must have signed the newest checkpoint as well (c2sp.org/tlog-cosignature)
 *
 * It ends with 0 when everything holds; with 1 when something does not, and names the position; with 2 when it could not be
 * checked, which says nothing against the log.
 * An entry's leaf is SHA-256(0x00 ‖ canonical JSON of its sealed part); the tree is that of RFC 9162; checkpoints are
 * signed notes of C2SP (c2sp.org/tlog-checkpoint); a commitment is HMAC-SHA-256(salt, canonical JSON of the personal part).
 */
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leafHash = (text) => sha256(Buffer.of(0), Buffer.from(text, 'utf8'));
const nodeHash = (left, right) => sha256(Buffer.of(1), left, right);

/** RFC 8785: keys in order of their UTF-16 units; numbers and texts as JavaScript writes them. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** Addresses are committed to as their networks; an export may hold them whole. */
function network(address) {
  if (address === null || address.includes('/')) return address;
  if (/^[\d.]+$/.test(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [head, tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array(8 - left.length - right.length).fill('0');
  const groups = [...left, ...gap, ...right].slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  while (groups.at(-1) === '0') groups.pop();
  return `${groups.join(':')}::/48`;
}

function faultIn(entry) {
  const { v, seq, id, time, action, outcome, commitment } = entry;
  const leaf = leafHash(canonical({ v, seq, id, time, action, outcome, commitment }));
  if (leaf.toString('hex') !== entry.hash) return 'its content does not have its hash';
  if (entry.salt === null) {
    const { entity_type, user_id, admin_user_id, ...gone } = entry.personal;
    const isEmpty = Object.values(gone).every((value) => value === null);
    return isEmpty ? null : 'it passes for erased, and still has details';
  }
  const personal = canonical({ ...entry.personal, ip_address: network(entry.personal.ip_address) });
  const made = createHmac('sha256', Buffer.from(entry.salt, 'base64url')).update(personal).digest('base64url');
  return made === commitment ? null : 'its details are not those it was committed to';
}

/** Whoever forged a line decides what is in it: what cannot be read as an entry is one fault more. */
function entryFault(entry) {
  try {
    return faultIn(entry);
  } catch {
    return 'it is no entry';
  }
}

/** What an entry says was left of others when their personal part was erased: digests by their ids. */
function restsNamedBy({ personal, salt }) {
  const { event, leaves } = personal.details ?? {};
  const names = salt !== null && personal.entity_type === 'audit_log' && event === 'audit.entries.erased';
  return new Map(names && Array.isArray(leaves) ? leaves.map((leaf) => [leaf?.id, leaf?.rest]) : []);
}

/** Whoever may write to the database could call anything erased: it counts when a sealed entry says so. */
function erasureFault({ id, personal }, rests) {
  if (!rests.has(id)) return 'its details are gone, and no entry says that they were erased';
  const { entity_type, user_id, admin_user_id } = personal;
  const rest = sha256(Buffer.from(canonical({ entity_type, user_id, admin_user_id }))).toString('base64url');
  return rests.get(id) === rest ? null : 'it is not what was left when its details were erased';
}

/** `<name>+<key id>+<base64>`, as signed notes have it. */
function readKey(text, kind = 1) {
  const [, name, id, encoded = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const keyId = sha256(Buffer.from(`${name}\n`), bytes).subarray(0, 4);
  if (bytes.length !== 33 || bytes[0] !== kind || keyId.toString('hex') !== id)
    stop(`This is no verifier key: ${text}`);
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), bytes.subarray(1)]);
  return { name, keyId, key: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
}

/** Copied from a page or a mail, a note may have got blank lines around it, and other ends of lines. */
const tidy = (note) => `${String(note).replaceAll('\r\n', '\n').trim()}\n`;

/** @returns size and root; null when the key has not signed it as a checkpoint of its own log */
function openCheckpoint(given, { name, keyId, key }) {
  const note = tidy(given);
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const signed = note
    .slice(end + 2)
    .trimEnd()
    .split('\n')
    .some((line) => {
      const [dash, signer, encoded] = line.split(' ');
      const bytes = Buffer.from(encoded ?? '', 'base64');
      const ours = dash === '\u2014' && signer === name && bytes.subarray(0, 4).equals(keyId);
      return ours && verify(null, Buffer.from(text), key, bytes.subarray(4));
    });
  const [origin, size = '', encoded = ''] = text.split('\n');
  const root = Buffer.from(encoded, 'base64');
  const isHead = origin === name && /^(0|[1-9]\d{0,14})$/.test(size) && root.length === 32;
  return end > 0 && signed && isHead ? { size: Number(size), root } : null;
}

/** Whether a witness has signed the checkpoint: its text with the time, 8 bytes before the signature. */
function isCosigned(given, { name, keyId, key }) {
  const note = tidy(given);
  const end = note.lastIndexOf('\n\n');
  return note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      const [, signer, encoded] = line.split(' ');
      const bytes = Buffer.from(encoded ?? '', 'base64');
      if (signer !== name || bytes.length !== 76 || !bytes.subarray(0, 4).equals(keyId)) return false;
      const text = `cosignature/v1\ntime ${bytes.readBigUInt64BE(4)}\n${note.slice(0, end + 1)}`;
      return verify(null, Buffer.from(text), key, bytes.subarray(12));
    });
}

/** @param note of the newest checkpoint */
const witnessFaults = (note) =>
  witnesses
    .filter((witness) => !isCosigned(note, witness))
    .map(({ name }) => `${name} has not signed the newest checkpoint`);

/** Complete subtrees, largest first. */
function grow(subtrees, size, leaf) {
  let hash = leaf;
  for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) hash = nodeHash(subtrees.pop(), hash);
  subtrees.push(hash);
}

const rootOf = (subtrees) => subtrees.reduceRight((right, left) => nodeHash(left, right));

/** RFC 9162, 2.1.3.2 */
function rootOfInclusion(index, size, leaf, proof) {
  if (!(Number.isInteger(index) && index >= 0 && index < size)) return null;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const other of proof) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(other, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else hash = nodeHash(hash, other);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : null;
}

/** RFC 9162, 2.1.4.2: whether the hashes show that the tree `first` is the beginning of `second` */
function isBeginning(first, second, proof) {
  if (first.size === second.size) return proof.length === 0 && first.root.equals(second.root);
  if (first.size === 0) return proof.length === 0;
  const [start, ...others] = Number.isInteger(Math.log2(first.size)) ? [first.root, ...proof] : proof;
  if (!start) return false;
  let [place, last, older, newer] = [first.size - 1, second.size - 1, start, start];
  const up = () => ([place, last] = [Math.floor(place / 2), Math.floor(last / 2)]);
  while (place % 2 === 1) up();
  for (const other of others) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [older, newer] = [nodeHash(other, older), nodeHash(other, newer)];
      while (place % 2 === 0 && place !== 0) up();
    } else newer = nodeHash(newer, other);
    up();
  }
  return last === 0 && older.equals(first.root) && newer.equals(second.root);
}

/** @returns null for a text that is no object, e.g. one that was cut off */
function objectIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Objects, one per line; null for a line that holds none. Only a line feed ends a line: readline would also split at characters within texts. */
async function* linesOf(file) {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line) yield objectIn(line);
  }
  if (rest) yield objectIn(rest);
}

async function checkExport(folder, key, kept) {
  const faults = [];
  const signed = new Map();
  let newest = { size: -1, note: '' };
  const believe = (note, where) => {
    const checkpoint = openCheckpoint(note, key);
    if (!checkpoint) faults.push(`${where} does not carry the signature of the key`);
    else signed.set(checkpoint.size, [...(signed.get(checkpoint.size) ?? []), checkpoint.root]);
    if (checkpoint?.size >= newest.size) newest = { size: checkpoint.size, note };
  };
  for (const note of kept) believe(note, 'the checkpoint that was given');
  for await (const line of linesOf(path.join(folder, 'checkpoints.jsonl')))
    believe(line?.note, line ? `checkpoint ${line.size}` : 'a line that cannot be read');
  faults.push(...witnessFaults(newest.note));
  const subtrees = [];
  const erased = [];
  const rests = new Map();
  let size = 0;
  let agreed = 0;
  let compare = true;
  for await (const entry of linesOf(path.join(folder, 'entries.jsonl'))) {
    if (!Number.isInteger(entry?.seq)) {
      faults.push(`position ${size}: the line cannot be read`);
      compare = false;
      size++;
      continue;
    }
    if (entry.seq !== size) {
      faults.push(
        entry.seq > size ? `position ${size}: the entry is missing` : `position ${entry.seq}: an entry too many`,
      );
      compare = false;
      if (entry.seq < size) continue;
      size = entry.seq;
    }
    const fault = entryFault(entry);
    if (fault) faults.push(`position ${entry.seq}: ${fault}`);
    else if (entry.salt === null) erased.push(entry);
    else for (const [id, rest] of restsNamedBy(entry)) rests.set(id, rest);
    // After a gap there is no tree any more.
    if (compare) grow(subtrees, size, Buffer.from(String(entry.hash), 'hex'));
    size++;
    if (!compare || !signed.has(size)) continue;
    if (signed.get(size).every((root) => root.equals(rootOf(subtrees)))) agreed = size;
    else {
      faults.push(`positions ${agreed} to ${size - 1}: not what was signed`);
      compare = false;
    }
  }
  for (const entry of erased) {
    const fault = erasureFault(entry, rests);
    if (fault) faults.push(`position ${entry.seq}: ${fault}`);
  }
  const last = Math.max(0, ...signed.keys());
  if (last > size) faults.push(`position ${size}: the entry is missing`);
  if (last < size) faults.push(`position ${last}: no checkpoint covers the entry`);
  return { faults, what: `${size} entries and ${signed.size} checkpoints` };
}

async function checkProof(file, key, kept) {
  const { entry, checkpoint: note, proof, erasure } = objectIn(readText(file));
  const faults = witnessFaults(note);
  const checkpoint = openCheckpoint(note, key);
  if (!checkpoint) return { faults: [...faults, 'the checkpoint does not carry the signature of the key'], what: '' };
  const check = (one, proof) => {
    const fault = entryFault(one);
    if (fault) faults.push(`position ${one.seq}: ${fault}`);
    const root = rootOfInclusion(one.seq, checkpoint.size, Buffer.from(String(one.hash), 'hex'), hashesIn(proof));
    if (!root?.equals(checkpoint.root)) faults.push(`position ${one.seq}: the entry is not in the signed log`);
  };
  check(entry, proof);
  if (erasure) check(erasure.entry, erasure.proof);
  const fault = entry.salt === null && erasureFault(entry, erasure ? restsNamedBy(erasure.entry) : new Map());
  if (fault) faults.push(`position ${entry.seq}: ${fault}`);
  for (const other of kept.map((text) => openCheckpoint(text, key))) {
    if (other && other.size !== checkpoint.size)
      stop(
        `A proof says nothing about the ${other.size} entries of the checkpoint that was given: check that with a site.`,
      );
    if (!other?.root.equals(checkpoint.root)) faults.push('the checkpoint that was given does not fit');
  }
  return { faults, what: `entry ${entry.seq} of ${checkpoint.size}` };
}

const hashesIn = (proof) => (Array.isArray(proof) ? proof.map((hash) => Buffer.from(String(hash), 'base64')) : []);

/** Whether two heads are of one log. Whoever shows each asker a log of their own is caught by who kept two heads. */
async function areOne(ask, key, one, other, tries = 3) {
  const [older, newer] = one.size <= other.size ? [one, other] : [other, one];
  if (older.size === newer.size) return older.root.equals(newer.root);
  const answer = await ask(older.size);
  const newest = answer && openCheckpoint(answer.checkpoint, key);
  if (!newest || !isBeginning(older, newest, hashesIn(answer.proof))) return false;
  // It may have grown meanwhile.
  return tries > 0 && areOne(ask, key, newer, newest, tries - 1);
}

/** What is wrong with the answer about a checkpoint that was kept; null when the log continues it. */
function growthFault(old, answer, newest) {
  if (!answer || (newest && newest.size < old.size))
    return `the log has fewer entries than the ${old.size} of the checkpoint that was given`;
  if (!newest) return 'the newest checkpoint does not carry the signature of the key';
  if (isBeginning(old, newest, hashesIn(answer.proof))) return null;
  return `history was rewritten: the log of ${newest.size} does not begin with the ${old.size} that were signed`;
}

/** @param ask for the answer about the log from that size on: `{ checkpoint, proof }`; null when it has no such size */
async function checkGrowth(ask, key, kept) {
  const faults = [];
  let [newest, agreed] = [null, 0];
  for (const note of kept) {
    const old = openCheckpoint(note, key);
    if (!old) {
      faults.push('the checkpoint that was given does not carry the signature of the key');
      continue;
    }
    const answer = await ask(old.size);
    const head = answer && openCheckpoint(answer.checkpoint, key);
    const fault = growthFault(old, answer, head);
    if (fault) faults.push(fault);
    else if (newest && !(await areOne(ask, key, newest, head)))
      faults.push(`the log was forked: what was shown for the ${old.size} is another one than what was shown before`);
    else agreed++;
    newest = head ?? newest;
    if (answer) faults.push(...witnessFaults(answer.checkpoint));
  }
  return { faults, what: `${agreed} kept checkpoint${agreed === 1 ? '' : 's'} in a log of ${newest?.size} entries` };
}

/** @returns the answer of a site; null for one that says that there is no such size */
async function ask(site, what) {
  const response = await fetch(new URL(`/transparency/${what}`, site)).catch((error) =>
    stop(`${site} cannot be reached: ${error.cause?.message ?? error.message}`),
  );
  if (response.status === 404) return null;
  if (!response.ok) stop(`${response.url} answered with ${response.status}.`);
  return response.text();
}

function stop(message) {
  console.error(message);
  process.exit(2);
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return stop(`${file} cannot be read: ${error.message}`);
  }
}

/** What was saved: an answer about one size, or another checkpoint, which says nothing about other sizes. */
function askFile(text, isAnswer, key) {
  const saved = isAnswer ? objectIn(text) : { checkpoint: text, proof: [], from: openCheckpoint(text, key)?.size };
  return (size) => {
    const isLonger = size > (openCheckpoint(saved.checkpoint, key)?.size ?? size);
    if (!isLonger && saved.from !== undefined && saved.from !== size)
      stop(`It cannot be compared: get /transparency/consistency?from=${size}, save it, and give it instead.`);
    return saved;
  };
}

function readArguments(args) {
  const options = { target: '.', key: null, kept: [], witnessKeys: [] };
  const named = {
    '--key': (value) => (options.key = value),
    '--checkpoint': (file) => options.kept.push(readText(file)),
    '--witness': (value) => options.witnessKeys.push(value),
  };
  for (let i = 0; i < args.length; i++) {
    if (!args[i].startsWith('-')) options.target = args[i];
    else if (!Object.hasOwn(named, args[i])) stop(`There is no ${args[i]}.`);
    else if (args[i + 1] === undefined) stop(`${args[i]} needs something after it.`);
    else named[args[i]](args[++i]);
  }
  return options;
}

const { target, key: given, kept, witnessKeys } = readArguments(process.argv.slice(2));
const witnesses = witnessKeys.map((text) => readKey(text, 4));

const answerIn = (text) => (text === null ? null : (objectIn(text) ?? stop('The answer of the site cannot be read.')));

/** The key beside what is checked, and the check. */
async function read() {
  if (/^https?:/.test(target)) {
    const growth = async (size) => answerIn(await ask(target, `consistency?from=${size}`));
    return { enclosed: given ?? (await ask(target, 'key')), check: (key) => checkGrowth(growth, key, needed(kept)) };
  }
  if (!existsSync(target)) stop(`There is no ${target}.`);
  if (statSync(target).isDirectory()) {
    const enclosed = readText(path.join(target, 'key.txt'));
    return { enclosed, check: (key) => checkExport(target, key, kept) };
  }
  const text = readText(target);
  const isObject = text.trimStart().startsWith('{');
  const object = isObject ? (objectIn(text) ?? stop(`${target} is not whole.`)) : null;
  if (object?.entry) return { enclosed: object.key, check: (key) => checkProof(target, key, kept) };
  if (!given) stop('Give the key of the log with --key.');
  return { enclosed: given, check: (key) => checkGrowth(askFile(text, isObject, key), key, needed(kept)) };
}

const needed = (notes) => (notes.length > 0 ? notes : stop('Give a checkpoint that you kept with --checkpoint FILE.'));

const { enclosed, check } = await read();
const { faults, what } = await check(readKey(given ?? enclosed)).catch((error) =>
  stop(`It could not be checked: ${error.message}`),
);
if (!given) console.log(`Key: ${enclosed.trim()} (from what is checked; compare it with one that you know)`);
for (const fault of faults) console.log(`WRONG  ${fault}`);
console.log(faults.length === 0 ? `Everything holds: ${what}.` : `${faults.length} found.`);
process.exitCode = faults.length === 0 ? 0 : 1;
