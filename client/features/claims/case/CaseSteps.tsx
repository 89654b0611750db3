import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { MOMENT, sidesOf, type ClaimView } from './claim-view';

/** The progress of a claim: opened, answered, proposed, closed. */
export function CaseSteps({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const { instant } = useFormats();
  const at = (when: string) => instant(when, { ...MOMENT, timeZone: claim.booking.timeZone });
  const { status, isOpen, viewerRole, answer, endsBy, proposedAt, closedAt } = claim;
  const now = !isOpen ? 3 : status === 'AWAITING_OTHER' ? 1 : status === 'PROPOSED' ? 2 : 3;
  const answerText = answer
    ? at(answer.createdAt)
    : status !== 'AWAITING_OTHER'
      ? t('case.noAnswer')
      : endsBy && t('case.until', { at: at(endsBy) });
  const steps = [
    [t('case.opened'), at(claim.createdAt)],
    [
      viewerRole === 'OTHER_SIDE'
        ? t('case.yourAnswer')
        : t('case.answerOf', { name: sidesOf(claim).other.displayName }),
      answerText,
    ],
    [t('case.proposal'), proposedAt ? t('case.since', { at: at(proposedAt) }) : t('case.byGuarantee')],
    [
      !isOpen || now < 3 ? t('case.closing') : t(`status.${status}`),
      closedAt ? at(closedAt) : now === 3 && endsBy ? t('case.until', { at: at(endsBy) }) : t('case.closingText'),
    ],
  ] as const;
  return (
    <chakra.ol
      aria-label={t('case.steps')}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(4, 1fr)' }}
      gap={{ base: '0', md: '2' }}
      marginBlock="8"
    >
      {steps.map(([title, text], index) => {
        const isDone = index < now || !isOpen;
        const isNow = index === now && isOpen;
        const color = isDone ? 'trust.solid' : isNow ? 'brand.solid' : 'border.control';
        return (
          <chakra.li
            key={title}
            aria-current={isNow ? 'step' : undefined}
            display={{ base: 'grid', md: 'block' }}
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="4"
          >
            <Box
              display="flex"
              flexDirection={{ base: 'column', md: 'row' }}
              alignItems="center"
              gap="1"
              marginTop={{ base: '1', md: '0' }}
              marginBottom={{ md: '2' }}
              aria-hidden
            >
              <Box
                boxSize="3"
                flexShrink="0"
                borderRadius="full"
                borderWidth="2px"
                borderColor={color}
                bg={isDone || isNow ? color : 'bg'}
              />
              {index < 3 && (
                <Box
                  flex="1"
                  minHeight={{ base: '3', md: '0' }}
                  width={{ base: '2px', md: 'auto' }}
                  height={{ md: '2px' }}
                  bg={isDone && index < now ? 'trust.solid' : 'border'}
                />
              )}
            </Box>
            <Box
              display={{ base: 'flex', md: 'block' }}
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap="4"
              paddingBottom={{ base: '2', md: '0' }}
              textStyle="small"
              minWidth="0"
            >
              <chakra.b display="block" fontWeight="600" color={isDone || isNow ? 'fg' : 'fg.muted'}>
                {title}
              </chakra.b>
              <chakra.span display="block" color="fg.muted">
                {text}
              </chakra.span>
            </Box>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
