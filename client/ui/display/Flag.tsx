import { chakra } from '@chakra-ui/react';
import ES from 'country-flag-icons/react/3x2/ES';
import GB from 'country-flag-icons/react/3x2/GB';
import type { Language } from '../../i18n/setup';

/** The Spanish flag for es, the UK's otherwise (NAV-3). Decorative: the code stands beside it. */
export function Flag({ language }: { language: Language }) {
  const Country = language === 'es' ? ES : GB;
  return (
    <chakra.span
      display="inline-flex"
      width="20px"
      height="14px"
      borderRadius="3px"
      overflow="hidden"
      flexShrink="0"
      aria-hidden
      css={{ '& svg': { width: '100%', height: '100%', objectFit: 'cover' } }}
    >
      <Country />
    </chakra.span>
  );
}
