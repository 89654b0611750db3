import type { FieldError } from '../../../apollo/app-error';
import type { Search_FacetsFragment } from '../../../generated/graphql';
import type { SearchState } from '../../../ui/search-pill/search-params';

/** A filter with a chip of its own in the bar. */
export type PanelName = 'type' | 'price' | 'size' | 'access' | 'features';

/** Props of a group of filters, in a panel of the bar or in the panel with all of them. */
export interface PanelProps {
  search: SearchState;
  onChange: (patch: Partial<SearchState>) => void;
  /** Counts beside the choices, once known. */
  facets: Search_FacetsFragment | undefined;
  /** The server's errors. */
  problems: readonly FieldError[];
}
