import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { ApiReferencePageQuery } from '../../../generated/graphql';

interface ReferenceNavProps {
  operations: ApiReferencePageQuery['apiReference']['operations'];
  current: string | undefined;
}

const GROUPS = ['QUERY', 'MUTATION', 'SUBSCRIPTION'] as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: '11', lg: '8' },
  paddingInline: '2.5',
  borderRadius: '8px',
  fontFamily: 'mono',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg' },
  '&[aria-current=page]': { bg: 'bg.muted', color: 'fg', fontWeight: '600' },
} as const;
const EntryLink = chakra(NavLink, { base: entry });

/** Every operation: beside the entry on a wide screen, folded above it on a phone. */
export function ReferenceNav({ operations, current }: ReferenceNavProps) {
  const { t } = useTranslation('apiDocs');
  const groups = GROUPS.map((kind) => (
    <Box key={kind} _notFirst={{ marginTop: '5' }}>
      <chakra.h2 textStyle="sm" fontWeight="600" paddingInline="2.5" marginBottom="1">
        {t(`reference.groups.${kind}`)}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {operations
          .filter((one) => one.kind === kind)
          .map(({ name }) => (
            <li key={name}>
              <EntryLink to={`/developers/reference/${name}`} aria-current={name === current ? 'page' : undefined}>
                {name}
              </EntryLink>
            </li>
          ))}
      </chakra.ul>
    </Box>
  ));
  return (
    <nav aria-label={t('reference.title')}>
      <Box display={{ base: 'none', lg: 'block' }}>{groups}</Box>
      <chakra.details
        display={{ base: 'block', lg: 'none' }}
        layerStyle="panel"
        paddingInline="4"
        css={{ '&[open] summary svg': { rotate: '180deg' } }}
      >
        <chakra.summary
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          minHeight="12"
          fontWeight="600"
          cursor="pointer"
          listStyleType="none"
        >
          {t('reference.all')}
          <ChevronDown size={20} aria-hidden />
        </chakra.summary>
        <Box paddingBottom="4">{groups}</Box>
      </chakra.details>
    </nav>
  );
}
