import { searchBounds } from '../../../generated/first-bounds';
import { useFormats } from '../../../i18n/format';

/** Lists count up to the search's bound; one more stands for more. */
export function useCountText(): (count: number) => string {
  const { number } = useFormats();
  const { max } = searchBounds.counted;
  return (count) => (count > max ? `${number(max)}+` : number(count));
}
