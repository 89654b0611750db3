import type { ComponentType } from 'react';
import { tryNamespaces } from '../../../i18n/setup';

/** Loads a component for `lazy` along with the messages of review actions. */
export const lazyTool =
  <Props>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<{ default: ComponentType<Props> }> => {
    const [component] = await Promise.all([load(), tryNamespaces(['reviewTools'])]);
    return { default: component };
  };
