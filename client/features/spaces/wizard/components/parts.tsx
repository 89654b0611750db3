import { Box, chakra, type BoxProps, type HTMLChakraProps } from '@chakra-ui/react';
import { CircleAlert, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../forms/FormField';

interface StepSectionProps extends Omit<BoxProps, 'title'> {
  title: string;
  /** Visible only to the host and, later, to the renter. */
  isPrivate?: boolean;
  isOptional?: boolean;
}

/** One group of fields under its own heading. */
export function StepSection({ title, isPrivate, isOptional, children, ...rest }: StepSectionProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <Box as="section" marginTop={{ base: '8', md: '10' }} {...rest}>
      <chakra.h2 textStyle="h3" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" marginBottom="3.5">
        {title}
        {isPrivate && (
          <Aside>
            <Lock size={16} aria-hidden />
            {t('private')}
          </Aside>
        )}
        {isOptional && <Aside>{t('common:optional')}</Aside>}
      </chakra.h2>
      {children}
    </Box>
  );
}

const Aside = chakra('small', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontFamily: 'body',
    textStyle: 'sm',
    fontWeight: '500',
    letterSpacing: '0',
    color: 'fg.subtle',
  },
});

/** The problem of a group of controls. */
export function GroupError({ name, children }: { name: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <chakra.p
      id={errorIdOf(name)}
      display="flex"
      gap="1.5"
      marginTop="2"
      textStyle="sm"
      fontWeight="500"
      color="fg.error"
    >
      <Box as="span" flexShrink="0" marginTop="0.5">
        <CircleAlert size={16} aria-hidden />
      </Box>
      {children}
    </chakra.p>
  );
}

/** The id of a group's error, for `aria-describedby`. */
export const errorIdOf = (name: string): string => `${fieldId(name)}-error`;

interface GroupProps extends HTMLChakraProps<'div'> {
  name: string;
  label: string;
  error: string | undefined;
  kind?: 'radiogroup' | 'group';
}

/** Controls that answer one question together; the error summary links to it. */
export function Group({ name, label, error, kind = 'group', children, ...rest }: GroupProps) {
  return (
    <>
      <chakra.div
        id={fieldId(name)}
        role={kind}
        aria-label={label}
        aria-describedby={error ? errorIdOf(name) : undefined}
        tabIndex={-1}
        outlineOffset="4px"
        borderRadius="md"
        scrollMarginTop="calc(var(--header-h) + 24px)"
        {...rest}
      >
        {children}
      </chakra.div>
      <GroupError name={name}>{error}</GroupError>
    </>
  );
}
