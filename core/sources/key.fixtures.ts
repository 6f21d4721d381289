/** Packets of an OpenPGP key without signatures, enough to carry user IDs. */
export function keyWith(...userIds: string[]): Uint8Array {
  const material = Buffer.alloc(51, 7);
  return Buffer.concat([packet(6, material), ...userIds.map((id) => packet(13, Buffer.from(id)))]);
}

const packet = (tag: number, body: Uint8Array) => Buffer.concat([Buffer.from([0xc0 | tag, body.byteLength]), body]);

export function armoured(key: Uint8Array): string {
  const lines =
    Buffer.from(key)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  const [begin, end] = ['BEGIN', 'END'].map((edge) => `-----${edge} PGP PUBLIC KEY BLOCK-----`);
  return [begin, '', ...lines, '=abcd', end, ''].join('\n');
}
