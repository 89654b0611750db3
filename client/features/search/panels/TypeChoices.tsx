import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import { TYPE_ORDER } from '../../../ui/search-pill/search-params';
import { toggled } from '../search-filter';
import { Choices, ChoiceLine } from './ChoiceLine';
import type { PanelProps } from './panel-types';

/** Kinds of space: any of those selected. */
export function TypeChoices({ search, onChange, facets }: PanelProps) {
  const { t } = useTranslation('common');
  return (
    <Choices>
      {TYPE_ORDER.map((type) => (
        <Checkbox
          key={type}
          checked={search.type.includes(type)}
          onChange={() => onChange({ type: inOrder(toggled(search.type, type)) })}
        >
          <ChoiceLine count={facets?.types.find((facet) => facet.type === type)?.count}>
            {t(`spaceType.${type}`)}
          </ChoiceLine>
        </Checkbox>
      ))}
    </Choices>
  );
}

const inOrder = (types: PanelProps['search']['type']) => TYPE_ORDER.filter((type) => types.includes(type));
