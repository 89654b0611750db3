import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../forms/choices';
import { FEATURE_ORDER, toggled } from '../search-filter';
import { Choices, ChoiceLine } from './ChoiceLine';
import type { PanelProps } from './panel-types';

/** Required features: spaces must have all of those selected. */
export function FeatureChoices({ search, onChange, facets }: PanelProps) {
  const { t } = useTranslation('domain');
  return (
    <Choices css={{ columnGap: '8', sm: { gridTemplateColumns: '1fr 1fr' } }}>
      {FEATURE_ORDER.map((feature) => {
        const count = facets?.features.find((facet) => facet.feature === feature)?.count;
        const isSet = search.features.includes(feature);
        return (
          <Checkbox
            key={feature}
            checked={isSet}
            disabled={count === 0 && !isSet}
            onChange={() => onChange({ features: inOrder(toggled(search.features, feature)) })}
          >
            <ChoiceLine count={count}>{t(`feature.${feature}`)}</ChoiceLine>
          </Checkbox>
        );
      })}
    </Choices>
  );
}

const inOrder = (features: PanelProps['search']['features']) =>
  FEATURE_ORDER.filter((feature) => features.includes(feature));
