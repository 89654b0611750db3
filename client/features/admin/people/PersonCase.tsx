import { useTranslation } from 'react-i18next';
import { useStaffPersonQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { LevelBars, PersonStateBadge } from './person-cells';
import { MeasureList } from './MeasureList';
import { PersonDecision } from './PersonDecision';
import { PersonDetails } from './PersonDetails';
import { dottedText } from '../../../ui/display/dotted-text';

/** The data of a person and the possible acts. */
export function PersonCase({ id }: { id: string }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const query = useStaffPersonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={(data) => data.person}
      backTo="/admin/people"
      renderCase={(person, refresh) => {
        const since = t('person.since', { month: instant(person.createdAt, { month: 'short', year: 'numeric' }) });
        return {
          title: person.fullName,
          picture: <Avatar id={person.id} initials={person.initials} />,
          sub: (
            <>
              <PersonStateBadge state={person.state} />
              <LevelBars level={person.level} isTrader={person.isTrader} />
              <span>{dottedText([person.city, since])}</span>
            </>
          ),
          details: <PersonDetails person={person} onChanged={refresh} />,
          events: (
            <>
              <MeasureList person={person} />
              <Timeline records={person.timeline} />
            </>
          ),
          decision: <PersonDecision person={person} onDone={refresh} />,
        };
      }}
    />
  );
}
