import { lazy } from 'react';
import { tryNamespaces } from '../../i18n/setup';

/** `HostTrader` with its words: few hosts are professionals, so no page brings it along. */
export const LazyHostTrader = lazy(async () => {
  const [{ HostTrader }] = await Promise.all([import('./HostTrader'), tryNamespaces(['trader'])]);
  return { default: HostTrader };
});
