import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.js';
import { PREVIEW, SEND } from '../../support/messages.js';

const world = useWorld();

test('P-77 an input without exactly one receiver is rejected before any resolver runs', async () => {
  const { renter, spaceId } = world;
  for (const to of [{}, { conversationId: 'cnv_1', spaceId }, { conversationId: null }])
    for (const [document, input] of [
      [SEND, { to, body: 'Hola', idempotencyKey: randomUUID() }],
      [PREVIEW, { to, body: '' }],
    ] as const) {
      const { status, data, errors } = await renter.send(document, { input });
      // Without `data`: a refusal by a resolver would have `data` of null.
      expect([status, data, errors[0]?.extensions.code]).toEqual([400, undefined, 'BAD_REQUEST']);
      expect(errors[0]?.extensions.fields?.[0]?.path).toMatch(/^to(\.conversationId)?$/);
      expect(errors[0]?.message).toMatch(
        /: (Exactly one key must be specified|Field "conversationId" must be non-null)/,
      );
    }
});
