import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HostEarningsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { EmptyState } from '../../../ui/feedback/states';
import { PanelHead } from './PanelHead';

type Line = NonNullable<HostEarningsQuery['viewer']>['earnings']['lines'][number];

/** What each billing month of each booking brings, after the commission, and where that money is. */
export function LinesPanel({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('earnings');
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="lines-title">
      <PanelHead id="lines-title" title={t('lines.title')} csv="earnings" />
      {lines.length === 0 && <EmptyState title={t('lines.empty')} text={t('lines.emptyText')} />}
      <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
        {lines.map((line, index) => (
          <LineRow key={`${line.booking?.id ?? ''} ${line.from ?? ''} ${line.state} ${index}`} line={line} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function LineRow({ line }: { line: Line }) {
  const { t } = useTranslation('earnings');
  const { money, day, dayRange } = useFormats();
  const title = line.booking?.space.title ?? t('lines.other');
  const days = line.from && line.to ? dayRange(line.from, line.to, { day: 'numeric', month: 'short' }) : null;
  const state =
    line.availableOn && (line.state === 'EXPECTED' || line.state === 'WAITING')
      ? t('lines.from', { day: day(line.availableOn, { day: 'numeric', month: 'short' }) })
      : t(`lines.state.${line.state}`);
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box minWidth="0">
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {line.booking ? <Link to={`/booking/${line.booking.id}`}>{title}</Link> : title}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {[
            days,
            state,
            line.rentCents > 0
              ? t('lines.sum', { rent: money(line.rentCents), commission: money(line.commissionCents) })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      <chakra.span fontWeight="600" whiteSpace="nowrap">
        {money(line.netCents)}
      </chakra.span>
    </chakra.li>
  );
}
