import { lazy } from 'react';
import { tryNamespaces } from '../../i18n/setup';

/** `HostTrader` with its messages, loaded lazily because few hosts are professionals. */
export const LazyHostTrader = lazy(async () => {
  const [{ HostTrader }] = await Promise.all([import('./HostTrader'), tryNamespaces(['trader'])]);
  return { default: HostTrader };
});
