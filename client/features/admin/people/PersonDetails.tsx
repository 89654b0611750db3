import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRevealEmailMutation, type PersonCase_PersonFragment } from '../../../generated/graphql';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { TraderRows } from '../../../ui/trader/TraderRows';
import { Details, DetailSection } from '../components/details';
import { NotesSection } from '../components/NotesSection';
import { PersonDeals } from './PersonDeals';
import { useRoleText } from './person-cells';
import { LIMITS } from './person-fields';

interface PersonDetailsProps {
  person: PersonCase_PersonFragment;
  onChanged: () => void;
}

/** The left column of a person's page. */
export function PersonDetails({ person, onChanged }: PersonDetailsProps) {
  const { t } = useTranslation(['staff', 'trader']);
  const { ago, instant } = useFormats();
  const roleText = useRoleText();
  return (
    <>
      <DetailSection title={t('staff:person.rolesAndLevel')}>
        <Details
          rows={[
            [t('staff:person.columns.roles'), roleText(person)],
            [t('staff:person.columns.level'), person.level],
            [t('staff:person.email'), <Email key="email" person={person} onRevealed={onChanged} />],
            [
              t('staff:person.columns.active'),
              person.lastActiveAt ? ago(person.lastActiveAt) : t('staff:person.never'),
            ],
          ]}
        />
        <chakra.p textStyle="sm" marginTop="2">
          <chakra.span asChild color="brand.fg" fontWeight="500">
            <Link to={`/profile/${person.userId}`}>{t('staff:person.publicProfile')}</Link>
          </chakra.span>
        </chakra.p>
      </DetailSection>
      {person.isTrader && (
        <DetailSection title={t('trader:title')}>
          {person.traderDetails ? (
            // An e-mail address does not fit beside its label.
            <Box css={{ xl: { '& dl': { gridTemplateColumns: '1fr', rowGap: '0' }, '& dd': { marginBottom: '6px' } } }}>
              <TraderRows details={person.traderDetails} />
            </Box>
          ) : (
            <chakra.p textStyle="sm" color="fg.subtle">
              {t('trader:missing')}
            </chakra.p>
          )}
        </DetailSection>
      )}
      <DetailSection title={t('staff:person.limits')}>
        <Details
          rows={LIMITS.map((kind) => {
            const limit = person.measures.find((one) => one.isOpen && one.kind === kind);
            return [
              t(`staff:person.limited.${kind}`),
              limit?.endsAt ? (
                <chakra.span key={kind} color="fg.warning">
                  {t('staff:person.until', { at: instant(limit.endsAt, SHORT_DATE) })}
                </chakra.span>
              ) : (
                t('staff:person.noLimit')
              ),
            ] as const;
          })}
        />
      </DetailSection>
      <PersonDeals person={person} />
      <NotesSection
        subjectId={person.id}
        notes={person.notes}
        canWrite={person.availableActs.includes('WRITE_NOTE')}
        onWritten={onChanged}
      />
    </>
  );
}

function Email({ person, onRevealed }: { person: PersonCase_PersonFragment; onRevealed: () => void }) {
  const { t } = useTranslation('staff');
  const { textOf } = useErrorText();
  const [reveal, { data, loading }] = useRevealEmailMutation();
  const [isRevealing, setRevealing] = useState(false);
  if (data) return <>{data.revealEmail.email}</>;
  const revealNow = (): void => {
    setRevealing(true);
    reveal({ variables: { input: { personId: person.id } } })
      .then(() => {
        toast({ title: t('person.revealed') });
        onRevealed();
      })
      .catch((problem: unknown) => {
        setRevealing(false);
        toast({ title: textOf(problem), tone: 'error' });
      });
  };
  return (
    <>
      {person.maskedEmail}
      {person.availableActs.includes('REVEAL_EMAIL') && (
        <Button
          variant="ghost"
          size="xs"
          minHeight="8"
          marginStart="1"
          color="brand.fg"
          loading={loading}
          disabled={isRevealing}
          onClick={revealNow}
        >
          {t('person.reveal')}
        </Button>
      )}
    </>
  );
}
