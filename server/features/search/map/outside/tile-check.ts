/** The layer names of a vector tile; null for invalid bytes. */
export function layersOfTile(tile: Uint8Array): string[] | null {
  try {
    return fieldsOf(tile)
      .filter(({ field }) => field === LAYERS)
      .map(({ bytes }) => {
        const name = fieldsOf(bytes ?? fail()).find(({ field }) => field === NAME)?.bytes;
        return new TextDecoder('utf-8', { fatal: true }).decode(name ?? fail());
      });
  } catch {
    return null;
  }
}

/* Field numbers of the vector tile specification, and protobuf's wire types. */
const LAYERS = 3;
const NAME = 1;
const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

interface Field {
  readonly field: number;
  readonly bytes: Uint8Array | null;
}

function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; factor < 2 ** 63; factor *= 128) {
      const byte = message[at] ?? fail();
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    return fail();
  };
  while (at < message.length) {
    const key = varint();
    const wire = key % 8;
    const start = at;
    if (wire === WIRE.varint) varint();
    else if (wire === WIRE.fixed64) at += 8;
    else if (wire === WIRE.fixed32) at += 4;
    else if (wire === WIRE.bytes) at = varint() + at;
    else fail();
    if (at > message.length) fail();
    fields.push({ field: Math.floor(key / 8), bytes: wire === WIRE.bytes ? contentOf(message, start, at) : null });
  }
  return fields;
}

/* Without its length prefix. */
function contentOf(message: Uint8Array, start: number, end: number): Uint8Array {
  let from = start;
  while ((message[from] ?? 0) > 127) from += 1;
  return message.subarray(from + 1, end);
}

function fail(): never {
  throw new Error('not a vector tile');
}
