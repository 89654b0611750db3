import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { i18n, loadNamespaces, startI18n } from '../../../client/i18n/setup';
import type { Namespace } from '../../../client/i18n/translations';
import { system } from '../../../client/theme/system';

/** Initialises the texts of one language with the namespaces a test needs. */
export async function useLanguage(language: 'es' | 'en', namespaces: readonly Namespace[] = []): Promise<void> {
  if (!i18n.isInitialized) await startI18n();
  await i18n.changeLanguage(language);
  await loadNamespaces(['errors', ...namespaces]);
}

/** A client for components that send no requests. */
export const silentClient = (): ApolloClient =>
  new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Renders with the product's theme at an address. */
export function renderAt(path: string, children: ReactNode) {
  return render(
    <ChakraProvider value={system()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </ChakraProvider>,
  );
}
