import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { NotFound } from '../../../client/ui/feedback/NotFound';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['domain', 'lost']));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('RTE-2 where nothing is, one can search from there', async () => {
  renderAt(
    '/nada',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
      <NotFound />
      <Address />
    </ApolloProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute('lang', 'en');
  fireEvent.change(screen.getByLabelText('Dónde'), { target: { value: '28012' } });
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.getByText('/search?postal_code=28012')).toBeInTheDocument();
});
