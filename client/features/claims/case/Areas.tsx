import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { useFormats } from '../../../i18n/format';
import type { ClaimView } from './claim-view';

interface AreasProps {
  areas: NonNullable<ClaimView['areas']>;
  claimant: string;
  other: string;
}

/** The described and the measured area as bars, with the limit of the guarantee as a dashed line. */
export function Areas({ areas, claimant, other }: AreasProps) {
  const { t } = useTranslation('claims');
  const { area } = useFormats();
  const { describedM2, limitM2, claimedM2, answeredM2 } = areas;
  const most = Math.max(describedM2, claimedM2, answeredM2 ?? 0);
  const bars = [
    { label: t('case.listing'), value: describedM2, bg: 'border.control' },
    { label: claimant, value: claimedM2, bg: 'brand.solid' },
    ...(answeredM2 === null ? [] : [{ label: other, value: answeredM2, bg: 'brand.muted' }]),
  ];
  return (
    <Box bg="bg.muted" borderRadius="card" padding="4">
      <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={t('case.areas')}>
        {bars.map(({ label, value, bg }) => (
          <chakra.li
            key={label}
            display="grid"
            gridTemplateColumns="minmax(4rem, auto) 1fr auto"
            gap="3"
            alignItems="center"
          >
            <chakra.span textStyle="small" color="fg.muted">
              {label}
            </chakra.span>
            <Box position="relative" height="2" aria-hidden>
              <Box height="full" borderRadius="full" bg={bg} style={{ width: `${(value / most) * 100}%` }} />
              <Box
                position="absolute"
                top="-8px"
                bottom="-8px"
                borderInlineStartWidth="1px"
                borderStyle="dashed"
                borderColor="fg"
                style={{ insetInlineStart: `${(limitM2 / most) * 100}%` }}
              />
            </Box>
            <chakra.b fontVariantNumeric="tabular-nums">{area(value)}</chakra.b>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted" marginTop="3">
        {t('case.limit', { limit: area(limitM2), ...claimBounds })}
      </chakra.p>
    </Box>
  );
}
