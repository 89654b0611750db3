import { BODY_BYTES, OPERATION_LIMITS, SOCKET_LIMITS } from '../../../server/core/graphql/limits.js';
import { bodyOf, type HostileCall, type Size } from './hostile-call.js';
import { HOSTILE_SELECTIONS, HOSTILE_TEXTS } from './hostile-documents.js';
import { HOSTILE_VARIABLES } from './hostile-variables.js';

export const SIZES = {
  anonymous: { bytes: BODY_BYTES.anonymous - 2_000, tokens: OPERATION_LIMITS.anonymous.tokens },
  signedIn: { bytes: BODY_BYTES.signedIn - 4_000, tokens: OPERATION_LIMITS.signedIn.tokens },
  socket: { bytes: SOCKET_LIMITS.payloadBytes - 500, tokens: OPERATION_LIMITS.signedIn.tokens },
} as const satisfies Record<string, Size>;

export interface NamedCall {
  readonly name: string;
  readonly call: HostileCall;
  readonly body: string;
}

/** Every hostile operation, at the maximum length for this sender. */
export function hostileCalls(sender: keyof typeof SIZES): readonly NamedCall[] {
  const limit = {
    anonymous: BODY_BYTES.anonymous,
    signedIn: BODY_BYTES.signedIn,
    socket: SOCKET_LIMITS.payloadBytes - 100,
  }[sender];
  return Object.entries({ ...HOSTILE_VARIABLES, ...HOSTILE_SELECTIONS, ...HOSTILE_TEXTS }).map(([name, make]) => {
    // Escapes make some of them longer than intended, so they are generated again, shorter.
    let size: Size = SIZES[sender];
    for (;;) {
      const call = make(size);
      const body = bodyOf(call);
      const excess = Buffer.byteLength(body) / limit;
      if (excess <= 1) return { name, call, body };
      size = { ...size, bytes: Math.floor(size.bytes / excess) - 100 };
    }
  });
}
