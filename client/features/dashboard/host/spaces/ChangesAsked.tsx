import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardSpace_SpaceFragment } from '../../../../generated/graphql';
import { RichText } from '../../../../i18n/RichText';
import { MoreLink } from '../../../../ui/links/MoreLink';
import { TextLink } from '../../../../ui/links/TextLink';
import { anotherReviewPath } from '../../../../ui/support/support-path';
import { writingPath } from './SpaceActions';

type Notes = DashboardSpace_SpaceFragment['changeNotes'];

/** What the staff ask to be changed before publication: their text, and a link to the field of each note. */
export function ChangesAsked({ space }: { space: DashboardSpace_SpaceFragment }) {
  const { t } = useTranslation('dashboard');
  const { changesAsked, changeNotes } = space;
  if (!changesAsked && changeNotes.length === 0) return null;
  return (
    <Box
      marginTop="4"
      bg="bg.error"
      borderRadius="14px"
      padding={{ base: '4', md: '5' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: changeNotes.length > 0 ? '236px minmax(0, 1fr)' : undefined }}
      gap={{ base: '3', lg: '6' }}
    >
      <Box>
        <chakra.h4 fontWeight="600">
          {changeNotes.length > 0 ? t('spaces.changes', { count: changeNotes.length }) : t('spaces.changesAsked')}
        </chakra.h4>
        {changesAsked && (
          <chakra.p marginTop="1" textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
            {changesAsked}
          </chakra.p>
        )}
        {changeNotes.length > 0 && (
          <chakra.p marginTop="1" textStyle="small">
            {t('spaces.changesKept')}
          </chakra.p>
        )}
      </Box>
      <Box>
        {changeNotes.length > 0 && <NoteList notes={changeNotes} path={writingPath(space)} />}
        <AnotherReview title={space.title ?? t('spaces.noTitle')} hasNotes={changeNotes.length > 0} />
      </Box>
    </Box>
  );
}

/* A host who disagrees contacts support, where another person checks it. */
function AnotherReview({ title, hasNotes }: { title: string; hasNotes: boolean }) {
  const { t } = useTranslation('dashboard');
  const path = anotherReviewPath(t('spaces.reviewSubject', { title }));
  return (
    <chakra.p
      textStyle="small"
      {...(hasNotes && { marginTop: '3', paddingTop: '3', borderTopWidth: '1px', borderColor: 'border.error' })}
    >
      <RichText text={t('spaces.disagree')} marks={{ review: <TextLink to={path} /> }} />
    </chakra.p>
  );
}

function NoteList({ notes, path }: { notes: Notes; path: string }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  return (
    <chakra.ol listStyleType="none">
      {notes.map(({ part, note, step, field }) => {
        const name = t(`errors:spacePart.${part}`);
        const place = new URLSearchParams({ step: step.toLowerCase(), field });
        return (
          <chakra.li
            key={part}
            paddingY="3"
            _first={{ paddingTop: '0' }}
            _last={{ paddingBottom: '0' }}
            _notFirst={{ borderTopWidth: '1px', borderColor: 'border.error' }}
          >
            <Flex gap="4" align="center" justify="space-between">
              <Box minWidth="0">
                <chakra.b fontWeight="600" textStyle="small">
                  {name}
                </chakra.b>
                <chakra.p textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
                  {note}
                </chakra.p>
              </Box>
              <MoreLink
                to={`${path}?${place}`}
                label={t('spaces.actionOf', { action: t('spaces.change'), title: name })}
              >
                {t('spaces.change')}
              </MoreLink>
            </Flex>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
