import { chakra } from '@chakra-ui/react';
// The package exports its flags as components only, which would enlarge every first load.
import es from '../../../node_modules/country-flag-icons/3x2/ES.svg?no-inline';
import gb from '../../../node_modules/country-flag-icons/3x2/GB.svg?no-inline';
import type { Language } from '../../i18n/setup';

/** The Spanish flag for es, the UK's otherwise (NAV-3). Decorative: the code is shown beside it. */
export function Flag({ language }: { language: Language }) {
  return (
    <chakra.img
      src={language === 'es' ? es : gb}
      alt=""
      width="20px"
      height="14px"
      borderRadius="3px"
      objectFit="cover"
      flexShrink="0"
    />
  );
}
