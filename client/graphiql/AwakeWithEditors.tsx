import { useEditorContext } from '@graphiql/react';
import { useLayoutEffect } from 'react';

/**
 * Keeps the page from being clicked until its editors, which load one by one, are all there: a tab changed before that
 * is marked as the open one while the editors keep the text of the former for good.
 */
export function AwakeWithEditors({ page }: { readonly page: HTMLElement }): null {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useEditorContext({ nonNull: true });
  const isAwake = [queryEditor, variableEditor, headerEditor, responseEditor].every(Boolean);
  useLayoutEffect(() => {
    page.toggleAttribute('inert', !isAwake);
  }, [page, isAwake]);
  return null;
}
