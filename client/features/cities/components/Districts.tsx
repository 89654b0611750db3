import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { LARGE_TEXT } from '../../../theme/large-text';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { districtPath, fullest, type CityData, type CityDistrict } from '../city-data';
import { DistrictMap } from './DistrictMap';

/** Rows shown on phones before the list is expanded. */
const FIRST_ROWS = 8;

/** The districts A–Z with their numbers of spaces, and as a map: hovering one highlights the other. */
export function Districts({ data }: { data: CityData }) {
  const { t } = useTranslation('cities');
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const active = pointedAt ?? fullest(data.districts)[0]?.name ?? null;
  const hasMap = data.outlinesPath !== null;
  return (
    <Section aria-labelledby="city-districts">
      <PageContainer>
        <SectionHead id="city-districts" title={t('districts.title')} text={t('districts.text')} />
        <Box
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: hasMap ? '400px minmax(0, 1fr)' : 'minmax(0, 1fr)',
            lg: hasMap ? '520px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
          gap={{ base: '6', md: '10', lg: '20' }}
          alignItems="start"
        >
          {data.outlinesPath && (
            <DistrictMap path={data.outlinesPath} districts={data.districts} active={active} onPoint={setPointedAt} />
          )}
          <DistrictList
            districts={data.districts}
            active={hasMap ? active : null}
            onPoint={setPointedAt}
            columns={hasMap ? 2 : 3}
          />
        </Box>
      </PageContainer>
    </Section>
  );
}

interface DistrictListProps {
  districts: readonly CityDistrict[];
  active: string | null;
  onPoint: (name: string | null) => void;
  columns: number;
}

function DistrictList({ districts, active, onPoint, columns }: DistrictListProps) {
  const { t } = useTranslation('cities');
  const [isWhole, setWhole] = useState(false);
  const isLong = districts.length > FIRST_ROWS;
  return (
    <Box>
      <chakra.ul
        css={{
          columns: { base: '1', sm: '2', md: columns === 2 ? '1' : '2', lg: String(columns) },
          columnGap: '40px',
          '& > li': { breakInside: 'avoid' },
          ...(!isWhole && {
            [`& > li:nth-of-type(n + ${FIRST_ROWS + 1})`]: { display: { base: 'none', sm: 'list-item' } },
          }),
        }}
      >
        {districts.map((district) => (
          <li key={district.name}>
            <Row district={district} isActive={district.name === active} onPoint={onPoint} />
          </li>
        ))}
      </chakra.ul>
      {isLong && !isWhole && (
        <Button variant="outline" w="full" mt="5" hideFrom="sm" onClick={() => setWhole(true)}>
          {t('districts.all', { count: districts.length })}
        </Button>
      )}
    </Box>
  );
}

interface RowProps extends Pick<DistrictListProps, 'onPoint'> {
  district: CityDistrict;
  isActive: boolean;
}

function Row({ district, isActive, onPoint }: RowProps) {
  const { t } = useTranslation('cities');
  const { price } = useFormats();
  const path = districtPath(district);
  const row = (
    <>
      <span>
        {district.name}
        {district.count > 0 && (
          <chakra.span textStyle="sm" fontWeight="450" color="fg.muted" ms="1.5" fontVariantNumeric="tabular-nums">
            <span aria-hidden>{district.count}</span>
            <chakra.span srOnly>{`, ${t('districts.count', { count: district.count })} `}</chakra.span>
          </chakra.span>
        )}
      </span>
      {district.medianCents === null ? (
        <chakra.span textStyle="sm" color="fg.muted" fontWeight="450">
          {t('districts.soon')}
        </chakra.span>
      ) : (
        <chakra.b fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {price(district.medianCents)}
        </chakra.b>
      )}
    </>
  );
  const point = () => onPoint(district.name);
  const leave = () => onPoint(null);
  return path ? (
    <Line asChild data-active={isActive || undefined}>
      <Link to={path} onMouseEnter={point} onMouseLeave={leave} onFocus={point} onBlur={leave}>
        {row}
      </Link>
    </Line>
  ) : (
    <Line>{row}</Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    minH: '11',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    fontWeight: '500',
    '&:is(a):hover, &[data-active]': { color: 'brand.fg' },
    '&[data-active]': { fontWeight: '700' },
    [LARGE_TEXT]: { flexWrap: 'wrap' },
  },
});
