import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { ChangingBooking_BookingFragment } from '../../../client/generated/graphql';
import { renderAt } from './render';

const person = (id: string, displayName: string) => ({ __typename: 'PublicUser', id, displayName });

const fields: Omit<ChangingBooking_BookingFragment, 'renter' | 'host' | 'space'> = {
  id: 'bkg_1',
  reference: 'HUE-1',
  isRunning: false,
  changeAnswerHours: 24,
  from: '2027-03-10',
  to: '2027-03-15',
  termType: 'FIXED',
  timeZone: 'Europe/Madrid',
  viewerRole: 'RENTER',
  availableActions: ['CHANGE_DATES'],
  depositCents: 0,
  taxName: 'IVA',
  noticeBy: null,
  noticeAt: null,
  changeRequest: null,
  payment: null,
};
/** A booking whose changes are shown, as its query returns it. */
export const changingBooking = (changes: Partial<typeof fields> = {}) => ({
  ...fields,
  ...changes,
  __typename: 'Booking',
  renter: person('usr_1', 'Marta R.'),
  host: person('usr_2', 'Luis M.'),
  space: { __typename: 'Space', id: 'spc_1', title: 'Trastero' },
});

/** The response of each operation; what it throws is the error of the network. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object>;

/** Renders a dialog with a server of these responses. */
export function renderChange(dialog: ReactNode, answers: Answers) {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        queueMicrotask(() => {
          try {
            observer.next({ data: answers[operationName]?.(variables) ?? null });
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        });
      }),
  );
  return renderAt(
    '/',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>{dialog}</ApolloProvider>,
  );
}
