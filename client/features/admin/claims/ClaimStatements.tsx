import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import type { ClaimOfStaff } from './claim-of-staff';

type Person = ClaimOfStaff['booking']['renter'];

interface StatementProps {
  person: Person;
  title: string;
  at: string | null;
  text: string;
}

/** The statements of both sides, side by side, and an appeal below. */
export function ClaimStatements({ claim }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation('staff');
  const { side, text, createdAt, answer, questions, appealText, appealedAt, appealedBy, booking } = claim;
  const personOf = (one: typeof side): Person => (one === 'RENTER' ? booking.renter : booking.host);
  const claimant = personOf(side);
  const other = personOf(side === 'RENTER' ? 'HOST' : 'RENTER');
  const statements: StatementProps[] = [
    { person: claimant, title: t('claim.claimsName', { name: claimant.displayName }), at: createdAt, text },
    {
      person: other,
      title: t('claim.answers', { name: other.displayName }),
      at: answer?.createdAt ?? null,
      text: answer ? answer.text || t(answer.isAgreed ? 'claim.agrees' : 'claim.noWords') : t('claim.noAnswer'),
    },
    ...questions.flatMap(({ side: asked, answer: words, endedAt }) =>
      words === null
        ? []
        : [
            {
              person: personOf(asked),
              title: t('claim.adds', { name: personOf(asked).displayName }),
              at: endedAt,
              text: words || t('claim.onlyFiles'),
            },
          ],
    ),
    ...(appealText && appealedBy
      ? [
          {
            person: personOf(appealedBy),
            title: t('claim.appeals', { name: personOf(appealedBy).displayName }),
            at: appealedAt,
            text: appealText,
          },
        ]
      : []),
  ];
  return (
    <Grid
      as="section"
      aria-label={t('claim.statements')}
      gap="3"
      templateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))"
    >
      {statements.map((one) => (
        <Statement key={`${one.title}${one.at}`} {...one} />
      ))}
    </Grid>
  );
}

function Statement({ person, title, at, text }: StatementProps) {
  const { instant } = useFormats();
  return (
    <Box layerStyle="panel" padding="4" textStyle="sm">
      <Flex gap="3" alignItems="center" marginBottom="2">
        <Avatar id={person.id} initials={person.initials} size="sm" />
        <span>
          <chakra.h3 fontWeight="600">{title}</chakra.h3>
          {at && (
            <chakra.small textStyle="xs" color="fg.subtle">
              {instant(at)}
            </chakra.small>
          )}
        </span>
      </Flex>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Box>
  );
}
