import { Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../ui/feedback/states';
import { MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import type { VerificationState } from '../VerificationContext';
import { CancelCall } from './CancelCall';

const CallTimes = lazy(() => import('./CallTimes').then((file) => ({ default: file.CallTimes })));

/** A video call instead of unreadable pictures: a button to arrange one, or the arranged one. */
export function CallPanel({ state: { status, latest, canMeet } }: { state: VerificationState }) {
  const { t } = useTranslation('verification');
  const [isOpen, setOpen] = useState(false);
  const now = useNow(MINUTE_MS);
  const call = status === 'IN_REVIEW' ? latest?.appointment : null;
  if (!call && !canMeet) return null;
  return (
    <chakra.div marginTop="3">
      {!call && <chakra.p textStyle="small">{t('call.text')}</chakra.p>}
      <Flex gap="3" flexWrap="wrap" marginTop="2">
        {call && (
          <Button asChild size="sm">
            <a href={call.link} target="_blank" rel="noreferrer">
              {t('call.open')}
            </a>
          </Button>
        )}
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(call ? 'call.move' : 'call.choose')}
        </Button>
        {call && Date.parse(call.startsAt) > now && <CancelCall />}
      </Flex>
      {isOpen && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <CallTimes onBooked={() => setOpen(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
