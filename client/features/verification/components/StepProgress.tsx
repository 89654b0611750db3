import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export const STEPS = ['DOCUMENT', 'DETAILS', 'PHOTOS'] as const;

export type Step = (typeof STEPS)[number];

/** Progress through the three steps. */
export function StepProgress({ step }: { step: Step }) {
  const { t } = useTranslation('verification');
  const at = STEPS.indexOf(step);
  return (
    <chakra.ol
      aria-label={t('steps.label')}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '3', md: '6' }}
      rowGap="2"
      marginBottom={{ base: '5', md: '7' }}
    >
      {STEPS.map((name, index) => {
        const isDone = index < at;
        return (
          <chakra.li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            display="flex"
            alignItems="center"
            gap="2"
            textStyle="sm"
            fontWeight={index === at ? '600' : '500'}
            color={index === at ? 'fg' : 'fg.muted'}
          >
            <Box
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="7"
              borderRadius="full"
              fontWeight="600"
              bg={isDone ? 'trust.subtle' : index === at ? 'bg.inverted' : 'bg.muted'}
              color={isDone ? 'trust.fg' : index === at ? 'fg.inverted' : 'fg.muted'}
            >
              {isDone ? <Check size={16} /> : index + 1}
            </Box>
            {t(`steps.${name}`)}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
