import { Box, Button, chakra } from '@chakra-ui/react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toAppError } from '../../../../apollo/app-error';
import { useSpaceFitQuery, type SpaceFitQuery, type SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { formatSearch } from '../../../../ui/search-pill/search-params';
import { RoomNeeded } from '../../../../ui/things/RoomNeeded';
import type { ThingCount } from '../../../../ui/things/thing-counts';
import { ThingGroups } from '../../../../ui/things/ThingGroups';
import { useDebounced } from '../../../../ui/time/use-debounced';

interface FitHereDialogProps {
  space: Pick<SpacePage_SpaceFragment, 'id' | 'city'>;
  onClose: () => void;
}

/** Whether the visitor's things fit into this space, from the server, and where else they would. */
export function FitHereDialog({ space, onClose }: FitHereDialogProps) {
  const { t } = useTranslation(['things', 'common']);
  const [things, setThings] = useState<readonly ThingCount[]>([]);
  const settledThings = useDebounced(things);
  const { data, previousData, loading, error } = useSpaceFitQuery({
    variables: { id: space.id, things: [...settledThings] },
    skip: settledThings.length === 0,
  });
  const isStale = loading || settledThings !== things;
  const problems = error && !isStale ? toAppError(error).fields : [];
  const answer = error || things.length === 0 ? undefined : (data ?? previousData);
  const room = answer?.roomFor ?? undefined;
  const footer = (
    <>
      <Box w="full">
        <RoomNeeded
          room={things.length === 0 ? null : room}
          isStale={isStale}
          error={problems.length > 0 ? undefined : error}
        />
        {room && <FitResult misfits={answer?.space?.misfits ?? []} isStale={isStale} />}
      </Box>
      <Button variant="ghost" me="auto" disabled={things.length === 0} onClick={() => setThings([])}>
        {t('fit.clear')}
      </Button>
      {room ? (
        <Button asChild variant="outline">
          <Link to={`/search?${formatSearch({ city: space.city, things })}`}>{t('fit.elsewhere')}</Link>
        </Button>
      ) : (
        <Button variant="outline" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('fit.here')} placement="right" width="42rem" footer={footer}>
      <chakra.p color="fg.muted" mb="6">
        {t('fit.hereLead')}
      </chakra.p>
      <ThingGroups things={things} onChange={setThings} problems={problems} />
    </Dialog>
  );
}

type Misfits = NonNullable<SpaceFitQuery['space']>['misfits'];

function FitResult({ misfits, isStale }: { misfits: Misfits; isStale: boolean }) {
  const { t } = useTranslation('things');
  const fits = misfits.length === 0;
  const Icon = fits ? CircleCheck : CircleX;
  return (
    <Box
      role="status"
      aria-busy={isStale || undefined}
      display="flex"
      gap="2.5"
      mt="2"
      mb="1"
      px="3.5"
      py="2.5"
      borderRadius="control"
      bg={fits ? 'trust.subtle' : 'bg.error'}
      color={fits ? 'trust.fg' : 'fg.error'}
    >
      <chakra.span mt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </chakra.span>
      <div>
        <chakra.p fontWeight="600">{t(fits ? 'fit.yes' : 'fit.no')}</chakra.p>
        {misfits.map((misfit) => (
          <chakra.p key={misfit} textStyle="sm">
            {t(`fit.misfits.${misfit}`)}
          </chakra.p>
        ))}
      </div>
    </Box>
  );
}
