import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SideList } from '../pages/SideList';
import { guidePath, type GuideName } from './guide-list';

interface Group {
  readonly name: 'start' | 'jobs' | 'reference' | 'policy';
  readonly entries: readonly (readonly [label: GuideName | 'queries' | 'mutations' | 'subscriptions', path: string])[];
}

const guide = (name: GuideName) => [name, guidePath(name)] as const;

const GROUPS: readonly Group[] = [
  { name: 'start', entries: [guide('first-call'), guide('keys'), guide('errors'), guide('limits')] },
  { name: 'jobs', entries: [guide('search'), guide('book'), guide('host'), guide('events')] },
  {
    name: 'reference',
    entries: [
      ['queries', '/developers/reference/searchSpaces'],
      ['mutations', '/developers/reference/createSpace'],
      ['subscriptions', '/developers/reference/bookingChanged'],
    ],
  },
  { name: 'policy', entries: [guide('changes')] },
];

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '11', lg: '8' },
    paddingInline: '2.5',
    borderRadius: '8px',
    textStyle: 'sm',
    color: 'fg.muted',
    _hover: { bg: 'hover', color: 'fg' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: '600' },
  },
});

/** All pages of the documentation: beside the guide on wide screens, folded above it on phones. */
export function DocsNav({ current }: { current: GuideName }) {
  const { t } = useTranslation('apiDocs');
  const groups = GROUPS.map(({ name, entries }) => (
    <Box key={name} _notFirst={{ marginTop: '5' }}>
      <chakra.h2 textStyle="sm" fontWeight="600" paddingInline="2.5" marginBottom="1.5">
        {t(`nav.groups.${name}`)}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {entries.map(([label, path]) => (
          <li key={label}>
            <Entry to={path} aria-current={label === current ? 'page' : undefined}>
              {t(`nav.${label}`)}
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </Box>
  ));
  return (
    <SideList label={t('nav.label')} summary={t('nav.label')} isSticky>
      {groups}
    </SideList>
  );
}
