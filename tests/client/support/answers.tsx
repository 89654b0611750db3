import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { renderAt } from './render';

/** The response of each operation; what it throws is the error of the network. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object | Promise<object>>;

/** Renders with a server of these responses, at an address. */
export function renderAnswered(children: ReactNode, answers: Answers, path = '/') {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        queueMicrotask(async () => {
          try {
            observer.next({ data: (await answers[operationName]?.(variables)) ?? null });
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        });
      }),
  );
  return renderAt(
    path,
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>{children}</ApolloProvider>,
  );
}
