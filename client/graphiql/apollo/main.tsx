import { createRoot } from 'react-dom/client';
import { findCallers, isPerson } from '../callers';
import { findExampleValues } from '../example-values';
import { tabsOf } from '../examples';
import { ApolloPage } from './ApolloPage';
import '../page.css';

const root = document.getElementById('root');
if (root) {
  const callers = await findCallers();
  const operations = tabsOf(await findExampleValues(callers.find(isPerson)));
  createRoot(root).render(<ApolloPage callers={callers} operations={operations} />);
}
