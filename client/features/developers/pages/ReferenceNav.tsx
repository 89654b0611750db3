import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { ApiReferencePageQuery } from '../../../generated/graphql';
import { SideList } from './SideList';

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

/** Every operation: beside the entry on wide screens, folded above it on phones. */
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
    <SideList label={t('reference.title')} summary={t('reference.all')}>
      {groups}
    </SideList>
  );
}
