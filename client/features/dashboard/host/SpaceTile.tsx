import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Archive, Eye, Pause, Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toAppError, type AppError } from '../../../apollo/app-error';
import {
  useArchiveSpaceMutation,
  usePauseSpaceMutation,
  useResumeSpaceMutation,
  type DashboardSpace_SpaceFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { toast } from '../../../ui/feedback/toast';

const TINTS: Record<DashboardSpace_SpaceFragment['status'], string> = {
  DRAFT: 'gray',
  IN_REVIEW: 'orange',
  NEEDS_CHANGES: 'orange',
  PUBLISHED: 'trust',
  PAUSED: 'gray',
  SUSPENDED: 'red',
  ARCHIVED: 'gray',
};

/** One space of the host's. */
export function SpaceTile({ space }: { space: DashboardSpace_SpaceFragment }) {
  const { t } = useTranslation(['dashboard', 'domain']);
  const formats = useFormats();
  const isDraft = space.status === 'DRAFT';
  const details = [
    space.sizeM2 !== null && formats.area(space.sizeM2),
    space.district ?? space.city,
    space.hostNetMonthCents !== null && t('spaces.youGet', { amount: formats.money(space.hostNetMonthCents) }),
  ];
  return (
    <Box as="article" layerStyle="panel" overflow="hidden" display="flex" flexDirection="column">
      <SpacePhoto
        photo={space.coverPhoto}
        sizes="(min-width: 900px) 460px, 92vw"
        aspectRatio={16 / 9}
        borderRadius="0"
      />
      <Box padding="5" display="flex" flexDirection="column" gap="2" flex="1">
        <Flex align="center" justify="space-between" gap="3">
          <Badge colorPalette={TINTS[space.status]}>{t(`domain:spaceStatus.${space.status}`)}</Badge>
          {isDraft && (
            <chakra.span textStyle="small" color="fg.muted">
              {t('spaces.complete', { percent: formats.percent(space.completenessPercent) })}
            </chakra.span>
          )}
        </Flex>
        <chakra.h2 textStyle="h3">{space.title ?? t('spaces.noTitle')}</chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          {details.filter(Boolean).join(' · ')}
        </chakra.p>
        {isDraft && space.draftSavedAt && (
          <chakra.p textStyle="caption" color="fg.subtle">
            {t('spaces.saved', { when: formats.ago(space.draftSavedAt) })}
          </chakra.p>
        )}
        {space.status === 'NEEDS_CHANGES' && space.changesAsked && <Note text={space.changesAsked} />}
        <SpaceActions space={space} />
      </Box>
    </Box>
  );
}

/** What the staff ask to be changed before the space is published. */
function Note({ text }: { text: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box bg="bg.warning" borderRadius="md" padding="3">
      <chakra.p textStyle="small" fontWeight="600">
        {t('spaces.changesAsked')}
      </chakra.p>
      <chakra.p textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Box>
  );
}

function SpaceActions({ space }: { space: DashboardSpace_SpaceFragment }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { textOf } = useErrorText();
  const [isArchiving, setArchiving] = useState(false);
  const [pause] = usePauseSpaceMutation({ refetchQueries: ['DashboardSummary'] });
  const [resume] = useResumeSpaceMutation({ refetchQueries: ['DashboardSummary'] });
  const [archive] = useArchiveSpaceMutation({ refetchQueries: ['MySpaces', 'DashboardSummary'] });
  const wordsOf = (problem: AppError): string =>
    problem.params.reason === 'booked' ? t('spaces.archiveBooked') : textOf(problem);
  const run = (work: Promise<unknown>, title: string): Promise<void> =>
    work.then(
      () => void toast({ title }),
      (error: unknown) =>
        void toast({ title: t('actions.failed'), description: wordsOf(toAppError(error)), tone: 'error' }),
    );
  const variables = { id: space.id };
  const { viewerCan: can, status } = space;
  return (
    <Flex wrap="wrap" gap="2" marginTop="auto" paddingTop="2">
      {can.edit && (
        <Button
          asChild
          size="sm"
          variant={status === 'DRAFT' ? 'solid' : 'outline'}
          minHeight={{ base: '11', md: '9' }}
        >
          <Link to={status === 'DRAFT' ? `/publish-space/${space.id}` : `/edit-space/${space.id}`}>
            <Pencil aria-hidden />
            {status === 'DRAFT' ? t('spaces.continue') : t('spaces.edit')}
          </Link>
        </Button>
      )}
      {status === 'PUBLISHED' && (
        <Button asChild size="sm" variant="ghost" paddingInline="2" minHeight={{ base: '11', md: '9' }}>
          <Link to={`/space/${space.id}`}>
            <Eye aria-hidden />
            {t('spaces.view')}
          </Link>
        </Button>
      )}
      {can.pause && (
        <Button
          size="sm"
          variant="ghost"
          paddingInline="2"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => void run(pause({ variables }), t('spaces.paused'))}
        >
          <Pause aria-hidden />
          {t('spaces.pause')}
        </Button>
      )}
      {can.resume && (
        <Button
          size="sm"
          variant="ghost"
          paddingInline="2"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => void run(resume({ variables }), t('spaces.resumed'))}
        >
          <Play aria-hidden />
          {t('spaces.resume')}
        </Button>
      )}
      {can.archive && (
        <Button
          size="sm"
          variant="ghost"
          paddingInline="2"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => setArchiving(true)}
        >
          <Archive aria-hidden />
          {t('spaces.archive')}
        </Button>
      )}
      <Dialog
        isOpen={isArchiving}
        onClose={() => setArchiving(false)}
        title={t('spaces.archiveTitle')}
        footer={
          <>
            <Button variant="ghost" onClick={() => setArchiving(false)}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              onClick={() => void run(archive({ variables }), t('spaces.archived')).then(() => setArchiving(false))}
            >
              {t('spaces.archive')}
            </Button>
          </>
        }
      >
        <p>{t('spaces.archiveText', { title: space.title ?? t('spaces.noTitle') })}</p>
      </Dialog>
    </Flex>
  );
}
