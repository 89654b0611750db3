import { Box, chakra, Grid } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AuditRecord_RecordFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useActName } from './act-name';
import { useChangeText } from './change-text';
import { BlockHead } from './details';

/** The audit log about one thing, newest first. */
export function Timeline({ records }: { records: readonly AuditRecord_RecordFragment[] }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const actName = useActName();
  const changeText = useChangeText();
  return (
    <Box as="section" aria-label={t('room.timeline')}>
      <BlockHead title={t('room.timeline')} />
      {records.length === 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('room.noTimeline')}
        </chakra.p>
      )}
      <chakra.ol listStyleType="none">
        {records.map((record) => (
          <Grid
            as="li"
            key={record.number}
            templateColumns="20px minmax(0, 1fr) auto"
            gap="3"
            paddingBottom="3.5"
            textStyle="sm"
          >
            <Box color="fg.muted" paddingTop="0.5">
              <History size={18} aria-hidden />
            </Box>
            <Box minWidth="0">
              <chakra.b fontWeight="600">{actName(record.action)}</chakra.b>
              {` · ${record.actorName ?? t('room.bySystem')}`}
              {record.reason && (
                <chakra.p color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
                  {record.reason}
                </chakra.p>
              )}
              <chakra.p textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
                {changeText(record)}
              </chakra.p>
            </Box>
            <chakra.time textStyle="xs" color="fg.subtle" whiteSpace="nowrap" dateTime={record.at}>
              {instant(record.at)}
            </chakra.time>
          </Grid>
        ))}
      </chakra.ol>
    </Box>
  );
}
