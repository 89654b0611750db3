import { chakra, Skeleton } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { ErrorState } from '../../../ui/feedback/states';
import { useFocusAfterRemoval } from '../../../ui/layout/use-focus-after-removal';
import { Panel } from '../profile/edit/Panel';

interface ListPanelProps<Item> {
  title: string;
  text: string;
  /** In place of an empty list. */
  empty: string;
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  error: unknown;
  onRetry: () => void;
  renderItem: (item: Item) => ReactNode;
}

/** A panel with a loaded list: its rows, its empty state, and its error state. */
export function ListPanel<Item>({ title, text, empty, items, error, onRetry, renderItem }: ListPanelProps<Item>) {
  const titleId = useId();
  useFocusAfterRemoval(items?.length ?? 0, titleId);
  return (
    <Panel title={title} text={text} titleId={titleId}>
      {items ? (
        items.length === 0 ? (
          <chakra.p color="fg.muted">{empty}</chakra.p>
        ) : (
          <chakra.ul listStyleType="none">{items.map(renderItem)}</chakra.ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <LoadingRegion>
          <Skeleton height="14" />
        </LoadingRegion>
      )}
    </Panel>
  );
}
