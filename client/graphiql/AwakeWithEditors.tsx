import { useEditorContext } from '@graphiql/react';
import { useLayoutEffect } from 'react';

/**
 * Blocks clicks until all editors have loaded, one by one: if the tab changes earlier, it is marked as open while the editors keep the text
 * of the former tab.
 */
export function AwakeWithEditors({ page }: { readonly page: HTMLElement }): null {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({ nonNull: true });
  const isAwake = [queryEditor, variableEditor, headerEditor, responseEditor].every(Boolean);
  useLayoutEffect(() => {
    page.toggleAttribute('inert', !isAwake);
  }, [page, isAwake]);
  return null;
}
