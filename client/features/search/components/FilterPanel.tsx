import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessChoices } from '../panels/AccessChoices';
import { FeatureChoices } from '../panels/FeatureChoices';
import type { PanelName, PanelProps } from '../panels/panel-types';
import { PriceFields, SizeFields } from '../panels/range-fields';
import { TypeChoices } from '../panels/TypeChoices';
import { ChipPanel, type ChipPanelProps } from './ChipPanel';

const WIDTHS: Record<PanelName, number> = { type: 300, price: 340, size: 340, access: 300, features: 560 };
const contents: Record<PanelName, (props: PanelProps) => ReactNode> = {
  type: (props) => <TypeChoices {...props} />,
  price: (props) => <PriceFields {...props} idPrefix="bar" />,
  size: (props) => <SizeFields {...props} idPrefix="bar" />,
  access: (props) => <AccessChoices {...props} />,
  features: (props) => <FeatureChoices {...props} />,
};

interface FilterPanelProps extends PanelProps, Omit<ChipPanelProps, 'title' | 'width' | 'children'> {
  name: PanelName;
}

/** The choices of one filter, below its chip. A separate chunk, because a search is read before it is narrowed. */
export function FilterPanel({ name, search, onChange, facets, problems, ...frame }: FilterPanelProps) {
  const { t } = useTranslation('search');
  return (
    <ChipPanel title={t(`filters.${name}`)} width={WIDTHS[name]} {...frame}>
      {contents[name]({ search, onChange, facets, problems })}
    </ChipPanel>
  );
}
