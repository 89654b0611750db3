import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { startHold } from '../../../client/features/bookings/checkout/start-hold';
import { ChangeBookingDatesDocument } from '../../../client/generated/graphql';

const REQUEST = { spaceId: 'spc_1', from: '2027-04-05', to: '2027-05-20', termType: 'FIXED' } as const;
const held = (id: string, termType: string) => ({
  id,
  status: 'PENDING_PAYMENT',
  isPending: true,
  isLive: false,
  availableActions: ['PAY'],
  from: REQUEST.from,
  to: termType === 'ROLLING' ? '2028-04-05' : REQUEST.to,
  termType,
  space: { id: REQUEST.spaceId },
});

beforeEach(() => sessionStorage.clear());

test('BOK-1 a hold that became a rolling stay is not reused for a request with an end', async () => {
  const keys: string[] = [];
  const mutate = vi.fn(
    ({ mutation, variables }: { mutation: unknown; variables: { input: { idempotencyKey: string } } }) => {
      expect(mutation).not.toBe(ChangeBookingDatesDocument);
      keys.push(variables.input.idempotencyKey);
      return Promise.resolve({
        data: { startBooking: { booking: keys.length === 1 ? held('bkg_1', 'ROLLING') : held('bkg_1', 'FIXED') } },
      });
    },
  );
  const booking = await startHold({ mutate } as unknown as ApolloClient, REQUEST);
  expect(booking).toMatchObject({ termType: 'FIXED', to: REQUEST.to });
  expect(new Set(keys).size).toBe(2);
});
