import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useStaffSpaceQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CaseRoom } from '../components/CaseRoom';
import { NoCase } from '../components/NoCase';
import { Timeline } from '../components/Timeline';
import { FieldByField } from './FieldByField';
import type { PartNotes } from './part-notes';
import { SpaceDecision } from './SpaceDecision';
import { SpaceDetails } from './SpaceDetails';
import { SpaceState } from './SpaceState';

const LIST = '/admin/spaces';

/** /admin/spaces/:spaceId: a space field by field, and what can be decided about it. */
export function SpaceCasePage() {
  const { t } = useTranslation('staff');
  const { ago } = useFormats();
  const { spaceId = '' } = useParams();
  const [notes, setNotes] = useState<PartNotes>({});
  const { data, error, refetch } = useStaffSpaceQuery({
    variables: { id: spaceId },
    fetchPolicy: 'cache-and-network',
  });
  const space = data?.space;
  if (!space?.staffRecord)
    return <NoCase isGone={data !== undefined} error={error} onRetry={() => void refetch()} backTo={LIST} />;
  const refresh = () => {
    setNotes({});
    void refetch();
  };
  const canAsk = space.staffRecord.availableActs.includes('REQUEST_CHANGES');
  return (
    <CaseRoom
      title={space.title ?? t('space.untitled')}
      backTo={LIST}
      sub={
        <>
          <SpaceState status={space.status} />
          <span>
            {space.submittedAt
              ? `${t('space.sent')} ${ago(space.submittedAt)}`
              : `${t('space.created')} ${ago(space.createdAt)}`}
          </span>
        </>
      }
      details={<SpaceDetails space={space} onChanged={refresh} />}
      decision={<SpaceDecision space={space} notes={notes} onDone={refresh} />}
    >
      <FieldByField space={space} notes={notes} onChange={canAsk ? setNotes : undefined} />
      <Timeline records={space.staffRecord.timeline} />
    </CaseRoom>
  );
}
