import { lazy, type ComponentType } from 'react';
import { tryNamespaces } from '../../i18n/setup';
import type { Namespace } from '../../i18n/translations';

/** A part of the staff's pages whose code and messages are loaded when it is first shown: nobody opens all of them. */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[] = [],
) =>
  lazy(async () => {
    const [View] = await Promise.all([load(), tryNamespaces(namespaces)]);
    return { default: View };
  });
