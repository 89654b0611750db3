import { searchBounds } from '../../../generated/first-bounds';
import { useFormats } from '../../../i18n/format';

/** Counts stop at the search's cap; one more means "more". */
export function useCountText(): (count: number) => string {
  const { number } = useFormats();
  const { max } = searchBounds.counted;
  return (count) => (count > max ? `${number(max)}+` : number(count));
}
