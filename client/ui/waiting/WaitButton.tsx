import { Box, Button, chakra } from '@chakra-ui/react';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingBounds } from '../../generated/rare-bounds';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStopWaitingMutation, useWaitForDaysMutation, useWaitingPlacesQuery } from '../../generated/graphql';
import { ALWAYS_FETCHED } from '../../apollo/always-fetched';
import { toAppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';
import { useAuth } from '../../session/AuthProvider';
import { useActOnReturn } from '../../session/use-act-on-return';
import { useWhenSignedIn } from '../../session/use-when-signed-in';
import { readStay, WAIT_KEY } from '../booking/stay-address';
import { AlertBox } from '../feedback/AlertBox';
import { toast } from '../feedback/toast';
import { addPlace, removePlace } from './waiting-cache';

interface WaitButtonProps {
  spaceId: string;
  from: string;
  /** Null for a stay without end. */
  to: string | null;
}

/** Joins or leaves the waiting list for taken days of a space. */
export function WaitButton({ spaceId, from, to }: WaitButtonProps) {
  const { t } = useTranslation('waiting');
  const { user } = useAuth();
  const { textOf, fieldText } = useErrorText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [problem, setProblem] = useState<unknown>(null);
  // A pending response to an earlier call may lack the new place.
  const { data } = useWaitingPlacesQuery({ skip: !user, context: ALWAYS_FETCHED });
  const [wait, waiting] = useWaitForDaysMutation({
    update: (cache, { data: saved }) => saved && addPlace(cache, saved.waitForDays.place),
    // On return the list may still be on its way, without the new place.
    refetchQueries: data ? [] : ['WaitingPlaces'],
  });
  const [stop, stopping] = useStopWaitingMutation({
    update: (cache, { data: saved }) => saved && removePlace(cache, saved.stopWaiting.deletedWaitingPlaceId),
  });
  const place = data?.waitingPlaces.find((one) => one.space?.id === spaceId && one.from === from && one.to === to);
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setProblem(null);
    try {
      await work();
      toast({ tone: 'success', title: done });
    } catch (error) {
      setProblem(error);
    }
  };
  const signIn = (): void => {
    const days = new URLSearchParams({ from, ...(to ? { to } : { term: 'rolling' }), [WAIT_KEY]: '1' });
    void navigate(`/auth?${new URLSearchParams({ next: `${pathname}?${days}` })}`);
  };
  const join = (): void => void run(() => wait({ variables: { input: { spaceId, from, to } } }), t('joined'));
  const { isBusy, press } = useWhenSignedIn({ act: join, signIn, onLost: setProblem });
  const shown = readStay(params);
  useActOnReturn(WAIT_KEY, shown.from === from && shown.to === to, join);
  return (
    <Box marginTop="3">
      {place ? (
        <>
          <chakra.p display="flex" gap="2" textStyle="sm" fontWeight="500">
            <BellRing aria-hidden size={18} strokeWidth={1.75} />
            {t('onList', { count: place.ahead })}
          </chakra.p>
          <Button
            variant="plain"
            size="sm"
            minHeight="11"
            loading={stopping.loading}
            onClick={() => void run(() => stop({ variables: { input: { waitingPlaceId: place.id } } }), t('left'))}
          >
            {t('leave')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="outline" width="full" loading={isBusy || waiting.loading} onClick={press}>
            <Bell aria-hidden />
            {t('join')}
          </Button>
          <chakra.p marginTop="2" textStyle="xs" color="fg.muted">
            {t('promise', waitingBounds)}
          </chakra.p>
        </>
      )}
      {problem !== null && (
        <AlertBox marginTop="3">
          <p>{wordsOf(problem, textOf, fieldText)}</p>
        </AlertBox>
      )}
    </Box>
  );
}

type ErrorText = ReturnType<typeof useErrorText>;

function wordsOf(error: unknown, textOf: ErrorText['textOf'], fieldText: ErrorText['fieldText']): string {
  const [field] = toAppError(error).fields;
  return field ? fieldText(field) : textOf(error);
}
