import { Box, chakra, Grid } from '@chakra-ui/react';
import { ChevronRight, Search, UserRoundCheck, Warehouse, Webhook, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconTile } from '../../../ui/display/IconTile';
import { guidePath, JOBS } from '../guides/guide-list';

type Job = keyof typeof JOBS;

const ICONS: Readonly<Record<Job, LucideIcon>> = {
  search: Search,
  book: UserRoundCheck,
  host: Warehouse,
  events: Webhook,
};

const Card = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) 20px',
    gap: '4',
    height: 'full',
    padding: { base: '4', md: '5' },
    paddingInline: { md: '6' },
    _hover: { bg: 'hover' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** Links to the guides. */
export function GuideCards() {
  const { t } = useTranslation('apiDocs');
  return (
    <Grid
      as="ul"
      listStyleType="none"
      layerStyle="panel"
      overflow="hidden"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      css={{
        '& > li': { borderColor: 'hairline', borderStyle: 'solid', borderWidth: '0' },
        '& > li:not(:first-of-type)': { borderTopWidth: '1px' },
        '@media (min-width: 48rem)': {
          '& > li:nth-of-type(2)': { borderTopWidth: '0' },
          '& > li:nth-of-type(2n)': { borderInlineStartWidth: '1px' },
        },
      }}
    >
      {(Object.keys(JOBS) as Job[]).map((job) => (
        <li key={job}>
          <Card to={guidePath(job)}>
            <IconTile icon={ICONS[job]} />
            <span>
              <chakra.b display="block" fontWeight="600">
                {t(`nav.${job}`)}
              </chakra.b>
              <chakra.span display="block" textStyle="sm" color="fg.muted" marginTop="0.5">
                {t(`guides.${job}`)}
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted" marginTop="1.5">
                {t('guides.minutes', { count: JOBS[job] })}
              </chakra.span>
            </span>
            <Box color="fg.muted" marginTop="0.5">
              <ChevronRight size={18} aria-hidden />
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
