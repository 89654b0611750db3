import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffSpaceQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { useDecision } from '../undo/decisions';
import { findUnsent } from '../undo/unsent';
import { FieldByField } from './FieldByField';
import { fromValues, type PartNotes } from './part-notes';
import { SpaceDecision } from './SpaceDecision';
import { SpaceDetails } from './SpaceDetails';
import { SpaceState } from './SpaceState';

/** A space part by part, and the possible acts. */
export function SpaceCase({ id }: { id: string }) {
  const { t } = useTranslation('staff');
  const { ago } = useFormats();
  const [notes, setNotes] = useState<PartNotes>(() => fromValues(findUnsent(id)?.values));
  const isWaiting = useDecision(id) !== undefined;
  const change = (next: PartNotes): void => (isWaiting ? undefined : setNotes(next));
  const query = useStaffSpaceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={({ space }) => space?.staffRecord && { ...space, staffRecord: space.staffRecord }}
      backTo="/admin/spaces"
      renderCase={(space, refresh) => {
        const renew = () => {
          setNotes({});
          refresh();
        };
        const canAsk = space.staffRecord.availableActs.includes('REQUEST_CHANGES');
        return {
          title: space.title ?? t('space.untitled'),
          sub: (
            <>
              <SpaceState status={space.status} />
              <span>
                {space.submittedAt
                  ? `${t('space.sent')} ${ago(space.submittedAt)}`
                  : `${t('space.created')} ${ago(space.createdAt)}`}
              </span>
            </>
          ),
          details: <SpaceDetails space={space} onChanged={refresh} />,
          events: (
            <>
              {/* A pending act keeps the notes it was made with. */}
              <div inert={isWaiting}>
                <FieldByField space={space} notes={notes} onChange={canAsk ? change : undefined} />
              </div>
              <Timeline records={space.staffRecord.timeline} />
            </>
          ),
          decision: <SpaceDecision space={space} notes={notes} onDone={renew} onRefused={refresh} />,
        };
      }}
    />
  );
}
