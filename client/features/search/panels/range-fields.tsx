import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { BoundField } from './BoundField';
import { PriceHistogram } from './PriceHistogram';
import type { PanelProps } from './panel-types';

interface FieldsProps extends PanelProps {
  idPrefix: string;
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3', alignItems: 'start' },
});

function Hint({ children }: { children: ReactNode }) {
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="3">
      {children}
    </chakra.p>
  );
}

/** The all-in monthly price, from and to. */
export function PriceFields({ search, onChange, facets, problems, idPrefix }: FieldsProps) {
  const { t } = useTranslation('search');
  const formats = useFormats();
  const shared = { unit: '€', scale: 100, hasThousands: true, problems, idPrefix };
  return (
    <>
      {facets && facets.priceBuckets.length > 1 && <PriceHistogram buckets={facets.priceBuckets} search={search} />}
      <Pair>
        <BoundField
          {...shared}
          name="priceMinCents"
          label={t('filters.min')}
          value={search.priceMinCents}
          onChange={(priceMinCents) => onChange({ priceMinCents })}
        />
        <BoundField
          {...shared}
          name="priceMaxCents"
          label={t('filters.max')}
          value={search.priceMaxCents}
          onChange={(priceMaxCents) => onChange({ priceMaxCents })}
        />
      </Pair>
      {facets && facets.priceMinCents !== null && facets.priceMaxCents !== null && (
        <Hint>
          {t('filters.prices', { min: formats.price(facets.priceMinCents), max: formats.price(facets.priceMaxCents) })}
        </Hint>
      )}
    </>
  );
}

/** The floor area, from and to. */
export function SizeFields({ search, onChange, problems, idPrefix }: FieldsProps) {
  const { t } = useTranslation('search');
  const shared = { unit: 'm²', problems, idPrefix };
  return (
    <Pair>
      <BoundField
        {...shared}
        name="sizeMinM2"
        label={t('filters.min')}
        value={search.sizeMinM2}
        onChange={(sizeMinM2) => onChange({ sizeMinM2 })}
      />
      <BoundField
        {...shared}
        name="sizeMaxM2"
        label={t('filters.max')}
        value={search.sizeMaxM2}
        onChange={(sizeMaxM2) => onChange({ sizeMaxM2 })}
      />
    </Pair>
  );
}

/** Minimum height and width of door and ceiling. */
export function MeasureFields({ search, onChange, problems, idPrefix }: FieldsProps) {
  const { t } = useTranslation('search');
  const shared = { unit: 'm', problems, idPrefix };
  return (
    <Pair>
      <BoundField
        {...shared}
        name="heightMinM"
        label={t('filters.height')}
        value={search.heightMinM}
        onChange={(heightMinM) => onChange({ heightMinM })}
      />
      <BoundField
        {...shared}
        name="doorWidthMinM"
        label={t('filters.door')}
        value={search.doorWidthMinM}
        onChange={(doorWidthMinM) => onChange({ doorWidthMinM })}
      />
    </Pair>
  );
}

/** The longest minimum stay accepted. */
export function StayField({ search, onChange, problems, idPrefix }: FieldsProps) {
  const { t } = useTranslation('search');
  return (
    <BoundField
      unit={t('filters.days')}
      hasThousands
      problems={problems}
      idPrefix={idPrefix}
      name="minStayMaxDays"
      label={t('filters.stayUpTo')}
      value={search.minStayMaxDays}
      onChange={(minStayMaxDays) => onChange({ minStayMaxDays: minStayMaxDays && Math.round(minStayMaxDays) })}
    />
  );
}
