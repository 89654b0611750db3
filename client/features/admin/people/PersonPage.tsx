import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useStaffPersonQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CaseRoom } from '../components/CaseRoom';
import { NoCase } from '../components/NoCase';
import { Timeline } from '../components/Timeline';
import { LevelBars, PersonStateBadge } from './person-cells';
import { MeasureList } from './MeasureList';
import { PersonDecision } from './PersonDecision';
import { PersonDetails } from './PersonDetails';

const LIST = '/admin/people';

/** /admin/people/:personId: what is known of a person and what can be decided. */
export function PersonPage() {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const { personId = '' } = useParams();
  const { data, error, refetch } = useStaffPersonQuery({
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
  });
  const person = data?.person;
  if (!person) return <NoCase isGone={data !== undefined} error={error} onRetry={() => void refetch()} backTo={LIST} />;
  const refresh = () => void refetch();
  const since = instant(person.createdAt, { month: 'short', year: 'numeric' });
  return (
    <CaseRoom
      title={person.fullName}
      backTo={LIST}
      sub={
        <>
          <PersonStateBadge state={person.state} />
          <LevelBars level={person.level} />
          <span>{[person.city, t('person.since', { month: since })].filter(Boolean).join(' · ')}</span>
        </>
      }
      details={<PersonDetails person={person} onChanged={refresh} />}
      decision={<PersonDecision person={person} onDone={refresh} />}
    >
      <MeasureList person={person} />
      <Timeline records={person.timeline} />
    </CaseRoom>
  );
}
