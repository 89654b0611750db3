import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffSpaceCase_SpaceFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Details, DetailSection } from '../components/details';
import { RecordLink } from '../components/RecordLink';
import { NotesSection } from '../components/NotesSection';

interface SpaceDetailsProps {
  space: StaffSpaceCase_SpaceFragment;
  onChanged: () => void;
}

/** The left column of a space's page. */
export function SpaceDetails({ space, onChanged }: SpaceDetailsProps) {
  const { t } = useTranslation(['staff', 'domain', 'errors']);
  const { number, instant } = useFormats();
  const record = space.staffRecord;
  return (
    <>
      <DetailSection title={t('space.host')}>
        <RecordLink to={`/admin/people/${space.host.id}`} text={space.host.displayName} />
      </DetailSection>
      <DetailSection title={t('space.place')} note={t('space.exact')}>
        <chakra.p textStyle="sm">
          {[space.address, [space.postalCode, space.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </chakra.p>
        {record?.lat != null && record.lng != null && (
          <Details rows={[[t('space.pin'), `${record.lat.toFixed(5)}, ${record.lng.toFixed(5)}`]]} />
        )}
      </DetailSection>
      <DetailSection title={t('room.details')}>
        <Details
          rows={[
            [t('space.columns.bookings'), number(record?.bookingCount ?? 0)],
            [t('space.created'), instant(space.createdAt)],
            ...(space.submittedAt ? ([[t('space.sent'), instant(space.submittedAt)]] as const) : []),
          ]}
        />
        <chakra.div marginTop="2">
          <RecordLink to={`/space/${space.id}`} text={t('space.seePage')} />
        </chakra.div>
      </DetailSection>
      {(space.changesAsked || space.changeNotes.length > 0) && (
        <DetailSection title={t('space.asked')}>
          {space.changesAsked && (
            <chakra.p textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              {space.changesAsked}
            </chakra.p>
          )}
          <Details rows={space.changeNotes.map(({ part, note }) => [t(`errors:spacePart.${part}`), note])} />
        </DetailSection>
      )}
      {record && (
        <NotesSection
          subjectId={space.id}
          notes={record.notes}
          canWrite={record.availableActs.includes('WRITE_NOTE')}
          onWritten={onChanged}
        />
      )}
    </>
  );
}
