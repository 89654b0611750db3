import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonCase_PersonFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import { dottedText } from '../../../ui/display/dotted-text';

/** Warnings, limits and suspensions with the statement to the person. */
export function MeasureList({ person }: { person: PersonCase_PersonFragment }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  return (
    <Box as="section" aria-label={t('person.warnings')}>
      <BlockHead
        title={t('person.warnings')}
        note={person.warningCount > 0 ? t('person.warningsCount', { count: person.warningCount }) : undefined}
      />
      {person.measures.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('person.noMeasures')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {person.measures.map((measure) => (
            <Box
              as="li"
              key={`${measure.kind}${measure.startsAt}`}
              padding="14px 16px"
              borderWidth="1px"
              borderColor="border"
              borderRadius="lg"
              bg="bg.panel"
              textStyle="sm"
            >
              <Flex alignItems="center" gap="2" flexWrap="wrap">
                <chakra.b fontWeight="600">{t(`person.measure.${measure.kind}`)}</chakra.b>
                <span>{measure.reasonName}</span>
                {measure.isOpen ? (
                  measure.endsAt && (
                    <Badge colorPalette="orange">{t('person.until', { at: instant(measure.endsAt) })}</Badge>
                  )
                ) : (
                  <Badge colorPalette="gray">{t('person.ended')}</Badge>
                )}
              </Flex>
              <chakra.p marginTop="1" whiteSpace="pre-line" overflowWrap="anywhere">
                {measure.statement}
              </chakra.p>
              <chakra.small textStyle="xs" color="fg.subtle">
                {dottedText([instant(measure.startsAt), measure.staffName])}
              </chakra.small>
            </Box>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
