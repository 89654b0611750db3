import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnStaffCasesQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { Countdown } from '../../../ui/time/Countdown';
import { MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import { casePath, type OwnCase } from './own-cases';
import { OWN_PANEL, usePanelScope } from './scope';
import { useTimeText } from './use-time-text';
import { dottedText } from '../../../ui/display/dotted-text';

interface OwnCasesProps {
  own: OwnStaffCasesQuery['ownStaffCases'] | undefined;
  error: Error | undefined;
  onRetry: () => void;
  isLoading: boolean;
  /** Null when all are shown, or the view of the own cases has the others. */
  onMore: (() => void) | null;
  action: ReactNode;
}

/** The viewer's own cases by due date, and the button that opens the first of them. */
export function OwnCases({ own, error, onRetry, isLoading, onMore, action }: OwnCasesProps) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const { isOwn } = usePanelScope();
  const id = useId();
  return (
    <Flex as="section" layerStyle="panel" direction="column" minWidth="0" aria-labelledby={id}>
      <Flex alignItems="baseline" justifyContent="space-between" gap="4" padding="16px 20px 4px">
        <chakra.h2 id={id} fontWeight="600">
          {t('own.title')}
          {own && (
            <chakra.small textStyle="sm" fontWeight="450" color="fg.subtle" marginInlineStart="2">
              {number(own.totalCount)}
            </chakra.small>
          )}
        </chakra.h2>
        {own && !isOwn && own.totalCount > own.cases.length && (
          <TextLink to={OWN_PANEL} variant="plain" textStyle="sm" fontWeight="600" color="brand.fg">
            {t('own.all')}
          </TextLink>
        )}
      </Flex>
      {!own && (
        <Box padding="4px 20px">
          {error ? <ErrorState error={error} onRetry={onRetry} headingLevel="h3" /> : <SkeletonRows count={3} />}
        </Box>
      )}
      {own?.cases.length === 0 && (
        <chakra.p padding="8px 20px" textStyle="sm" color="fg.muted">
          {t('own.none')}
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" flex="1" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {own?.cases.map((one) => (
          <OwnCaseRow key={one.caseId} case={one} />
        ))}
      </chakra.ol>
      {onMore && (
        <Box padding="12px 20px 0">
          <Button variant="outline" size="sm" loading={isLoading} onClick={onMore}>
            {t('own.more')}
          </Button>
        </Box>
      )}
      {action && <Box padding="12px 20px 20px">{action}</Box>}
    </Flex>
  );
}

function OwnCaseRow({ case: one }: { case: OwnCase }) {
  const { t } = useTranslation(['staff', 'claims']);
  const { money } = useFormats();
  const { code, subject, claimCase, amountCents, personName, isUrgent } = one;
  const notes = [
    code,
    ...(claimCase ? [t(`claims:titles.${claimCase}`)] : []),
    ...(amountCents ? [money(amountCents)] : []),
    ...(isUrgent ? [t('staff:own.urgent')] : []),
    ...(personName ? [personName] : []),
  ];
  return (
    <chakra.li borderColor="hairline">
      <chakra.div
        asChild
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        columnGap="3"
        padding="10px 20px"
        textStyle="sm"
        _hover={{ bg: 'hover' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Link to={casePath(one)}>
          <chakra.b fontWeight="600" truncate>
            {subject}
          </chakra.b>
          <TimeLeft case={one} />
          <chakra.span gridColumn="1 / -1" textStyle="xs" color="fg.subtle" truncate>
            {dottedText(notes)}
          </chakra.span>
        </Link>
      </chakra.div>
    </chakra.li>
  );
}

/** The remaining time; when overdue, by how much. */
function TimeLeft({ case: { since, dueAt } }: { case: OwnCase }) {
  const { t } = useTranslation('staff');
  const timeText = useTimeText();
  const now = useNow(MINUTE_MS);
  if (!dueAt) return <span />;
  const lateMs = now - Date.parse(dueAt);
  if (lateMs < 0) return <Countdown size="xs" since={since} until={dueAt} />;
  return (
    <Flex as="span" alignItems="center" gap="1.5" textStyle="xs" fontWeight="600" color="fg.error" whiteSpace="nowrap">
      <AlarmClock size={14} aria-hidden />
      {t('own.late', { time: timeText(lateMs) })}
    </Flex>
  );
}
