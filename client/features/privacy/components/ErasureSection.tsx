import { Box, Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelErasureMutation, useMyErasureQuery, type MyErasureQuery } from '../../../generated/graphql';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { Blockers } from './Blockers';
import { ErasureDialog } from './ErasureDialog';
import { SectionPanel } from './SectionPanel';

type Preview = MyErasureQuery['erasurePreview'];

/** The deletion of the account: what is deleted, what is kept, what must end first, and when it runs. */
export function ErasureSection({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const { t } = useTranslation('privacy');
  const { data, error, refetch } = useMyErasureQuery({ fetchPolicy: 'cache-and-network' });
  const preview = data?.erasurePreview;
  useFocusOnChange(preview && preview.scheduled !== null);
  return (
    <SectionPanel id="borrar" title={t('erasure.title')} text={t('erasure.text')}>
      {!preview && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={2} />)}
      {preview && (
        <Box display="grid" gap="5">
          {preview.scheduled ? (
            <Scheduled scheduled={preview.scheduled} onCancelled={() => refetch()} />
          ) : (
            <Consequences preview={preview} />
          )}
          <Blockers blockers={preview.blockers} isScheduled={preview.scheduled !== null} />
          {!preview.scheduled && (
            <RequestErasure preview={preview} hasSecondFactor={hasSecondFactor} onRequested={() => refetch()} />
          )}
        </Box>
      )}
    </SectionPanel>
  );
}

/* The pressed button has been unmounted, so the focus would be lost. */
function useFocusOnChange(isScheduled: boolean | undefined) {
  const before = useRef(isScheduled);
  useEffect(() => {
    if (before.current !== undefined && before.current !== isScheduled)
      document.getElementById('borrar-title')?.focus({ preventScroll: true });
    before.current = isScheduled;
  }, [isScheduled]);
}

function Consequences({ preview }: { preview: Preview }) {
  const { t } = useTranslation('privacy');
  const columns = [
    ['goes', ['account', 'files', 'sessions', 'others']],
    ['stays', ['books', 'words', 'reviews', 'proofs', 'acts']],
  ] as const;
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
      {columns.map(([column, lines]) => (
        <section key={column} aria-labelledby={`erasure-${column}`}>
          <chakra.h3 id={`erasure-${column}`} fontWeight="600">
            {t(`erasure.${column}.title`)}
          </chakra.h3>
          <chakra.ul
            marginTop="1.5"
            paddingStart="5"
            listStyleType="disc"
            display="grid"
            gap="1.5"
            textStyle="small"
            color="fg.muted"
          >
            {lines.map((line) => (
              <li key={line}>{t(`erasure.${column}.${line}` as 'erasure.goes.account')}</li>
            ))}
            {column === 'goes' && preview.spaceCount > 0 && (
              <li>{t('erasure.goes.spaces', { count: preview.spaceCount })}</li>
            )}
          </chakra.ul>
        </section>
      ))}
    </Box>
  );
}

interface RequestErasureProps {
  preview: Preview;
  hasSecondFactor: boolean;
  onRequested: () => Promise<unknown>;
}

function RequestErasure({ preview, hasSecondFactor, onRequested }: RequestErasureProps) {
  const { t } = useTranslation('privacy');
  const { instant } = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (!preview.canRequest) return null;
  const day = instant(preview.runAt, LONG_DATE);
  return (
    <Box>
      <chakra.p textStyle="small">{t('erasure.when', { day, count: preview.coolingOffDays })}</chakra.p>
      <Button variant="surface" colorPalette="red" marginTop="4" onClick={() => setOpen(true)}>
        {t('erasure.ask')}
      </Button>
      <ErasureDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        day={day}
        hasSecondFactor={hasSecondFactor}
        onRequested={onRequested}
      />
    </Box>
  );
}

interface ScheduledProps {
  scheduled: Preview['scheduled'] & object;
  onCancelled: () => Promise<unknown>;
}

function Scheduled({ scheduled, onCancelled }: ScheduledProps) {
  const { t } = useTranslation('privacy');
  const { textOf } = useErrorText();
  const { instant } = useFormats();
  const [cancel, { loading }] = useCancelErasureMutation();
  const takeBack = () =>
    void cancel()
      .then(
        () => toast({ title: t('erasure.cancelled'), description: t('erasure.cancelledText'), tone: 'success' }),
        (problem: unknown) => toast({ title: t('erasure.failed'), description: textOf(problem), tone: 'error' }),
      )
      .finally(() => void onCancelled());
  return (
    <Box role="status" padding="4" borderRadius="lg" bg="bg.warning">
      <chakra.p fontWeight="600" color="fg.warning">
        {t('erasure.scheduled', { day: instant(scheduled.runAt, LONG_DATE) })}
      </chakra.p>
      <chakra.p marginTop="1" textStyle="small">
        {t('erasure.scheduledText', { day: instant(scheduled.requestedAt, LONG_DATE) })}
      </chakra.p>
      <Button variant="outline" marginTop="4" loading={loading} onClick={takeBack}>
        {t('erasure.takeBack')}
      </Button>
    </Box>
  );
}
